import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AvatarMenu_viewer$key } from "../__generated__/AvatarMenu_viewer.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { Dot } from "../ui/Dot.tsx";
import { Menu } from "../ui/Menu.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { MenuSheet } from "./MenuSheet.tsx";

/** Loads the code of the entries. */
export const loadAvatarMenu = () => import("./AvatarMenuEntries.tsx");

const AvatarMenuEntries = lazyPart(async () => (await loadAvatarMenu()).AvatarMenuEntries);

interface AvatarMenuProps {
  viewer: AvatarMenu_viewer$key;
  onShowShortcuts: () => void;
}

/**
 * The menu of the viewer's own account and messages. On mobile it also contains what wider screens show next to the page: the
 * left menu and the notifications. The avatar has a dot while one of its entries leads to something unread; on wider screens
 * the bell has its own dot.
 */
export function AvatarMenu({ viewer, onShowShortcuts }: AvatarMenuProps) {
  const data = useFragment(
    graphql`
      fragment AvatarMenu_viewer on Viewer {
        fullName
        jobTitle
        smallAvatar
        hasNotifications
        unreadConversations
        ...AvatarMenuEntries_viewer
        ...MenuSheet_viewer
      }
    `,
    viewer,
  );
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isMobile = !useAtLeast("tablet");
  const name = data.fullName ?? "";
  const unreadMessages = data.unreadConversations ?? 0;
  const hasNewNotifications = isMobile && data.hasNotifications;
  const unread = [...(unreadMessages > 0 ? ["unread messages"] : []), ...(hasNewNotifications ? ["new notifications"] : [])];
  const trigger = (
    <PlainButton
      aria-label={[`Account of ${name}`, ...unread].join(", ")}
      className="relative -me-1 hit grid place-items-center rounded-full focus-ring pointer-coarse:-me-1.5"
    >
      <Avatar name={name} src={data.smallAvatar} size={32} />
      {unread.length > 0 && <Dot className="end-0.5 top-0.5" />}
    </PlainButton>
  );
  return (
    <>
      <Menu label="Account" trigger={trigger} header={<Identity name={name} job={data.jobTitle} />}>
        <AvatarMenuEntries viewer={data} onShowMenu={() => setMenuOpen(true)} onShowShortcuts={onShowShortcuts} />
      </Menu>
      {isMobile && <MenuSheet viewer={data} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  );
}

function Identity({ name, job }: { name: string; job: string | null | undefined }) {
  return (
    <div className="border-b border-line px-4 py-3">
      <p className="text-14 font-semibold">{name}</p>
      {job && <p className="text-13 text-muted">{job}</p>}
    </div>
  );
}
