import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SettingsFrame_settings$key } from "../__generated__/SettingsFrame_settings.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { Unsaved } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { useMoveToNewAddress } from "./movedSettings.ts";
import { SettingsMenu } from "./SettingsMenu.tsx";
import { settingsPath, settingsTabs, type SettingsTab } from "./settingsTabs.ts";

interface SettingsFrameProps {
  settings: SettingsFrame_settings$key;
  tab: SettingsTab;
  /** A sentence about the purpose of this tab, below its title. */
  intro?: string;
  children: ReactNode;
}

/** The frame of every settings tab: the owner, the tabs, and the title (ROUTE-22). */
export function SettingsFrame({ settings, tab, intro, children }: SettingsFrameProps) {
  const { slug, isOwn, managedBy, avatar, firstName, lastName } = useFragment(
    graphql`
      fragment SettingsFrame_settings on UserSettings {
        slug
        isOwn
        managedBy
        avatar
        firstName
        lastName
      }
    `,
    settings,
  );
  useMoveToNewAddress();
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const isWide = useAtLeast("medium");
  const name = `${firstName} ${lastName}`.trim();
  const links = settingsTabs.map(({ id, label }) => ({ label, href: settingsPath(slug, id), isCurrent: id === tab }));
  const title = settingsTabs.find(({ id }) => id === tab)?.label;
  return (
    <div className="mx-auto w-full max-w-241">
      <header className="flex items-center gap-3 px-4 pb-3 tablet:px-0">
        <Avatar name={name} src={avatar} size={48} />
        <div className="min-w-0 flex-1">
          <h1 className="text-22 leading-tight font-semibold">{isOwn ? "Settings" : `Settings of ${name}`}</h1>
          <p className="truncate text-14 text-muted">
            {managedBy === null || managedBy === undefined ? isOwn && name : `This profile is managed by ${managedBy}`}
          </p>
        </div>
        <LinkButton href={profilePath("user", slug)}>View profile</LinkButton>
      </header>
      {!isWide && <LinkTabs label="Settings sections" tabs={links} className="mb-3 px-1 tablet:px-0" />}
      <div className={cx(isWide && "grid grid-cols-[14rem_minmax(0,1fr)] items-start gap-6")}>
        {isWide && <SettingsMenu links={links} />}
        <section aria-labelledby="settings-part" className={cardClasses("min-w-0 p-4 tablet:p-6")}>
          <h2 id="settings-part" className="text-18 font-semibold">
            {title}
          </h2>
          {intro && <p className="mt-1 max-w-[64ch] text-14 text-muted">{intro}</p>}
          <div className="mt-5">
            <Unsaved value={unsaved}>{children}</Unsaved>
          </div>
        </section>
      </div>
    </div>
  );
}
