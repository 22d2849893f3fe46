import { FilePenLine, Keyboard, LifeBuoy, LogOut, MessageSquareText, Monitor, Moon, ScrollText, Sun } from "lucide-react";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { graphql, useFragment } from "react-relay";
import type { AvatarMenu_viewer$key } from "../__generated__/AvatarMenu_viewer.graphql.ts";
import { openFeedback } from "../feedback/feedbackState.ts";
import { settings } from "../lib/settings.ts";
import { applyTheme, readTheme, type Theme } from "../lib/theme.ts";
import { approvalRequest, openChat } from "../services/support.ts";
import { Avatar } from "../ui/Avatar.tsx";
import type { IconGlyph } from "../ui/Icon.tsx";
import { Menu, MenuChoices, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { useSignOut } from "./useSignOut.ts";

const themes: { id: Theme; label: string; icon: IconGlyph }[] = [
  { id: "system", label: "As the device", icon: Monitor },
  { id: "light", label: "Light", icon: Sun },
  { id: "dark", label: "Dark", icon: Moon },
];

/** Everything about the viewer's own account (D-91). */
export function AvatarMenu({ viewer, onShowShortcuts }: { viewer: AvatarMenu_viewer$key; onShowShortcuts: () => void }) {
  const { fullName, jobTitle, logoIcon, isReadOnly } = useFragment(
    graphql`
      fragment AvatarMenu_viewer on Viewer {
        fullName
        jobTitle
        logoIcon
        isReadOnly
      }
    `,
    viewer,
  );
  const [theme, setTheme] = useState(() => readTheme(document.cookie));
  const signOut = useSignOut();
  const name = fullName ?? "";
  const trigger = (
    <AriaButton aria-label={`Account of ${name}`} className="hit grid place-items-center rounded-full focus-ring">
      <Avatar name={name} src={logoIcon} size={32} />
    </AriaButton>
  );
  return (
    <Menu
      label="Account"
      trigger={trigger}
      header={
        <div className="border-b border-line px-4 py-3">
          <p className="text-14 font-semibold">{name}</p>
          {jobTitle && <p className="text-13 text-muted">{jobTitle}</p>}
        </div>
      }
    >
      <MenuChoices
        label="Theme"
        choices={themes}
        selected={theme}
        onSelect={(chosen) => {
          setTheme(chosen);
          applyTheme(chosen);
        }}
      />
      <MenuSeparator />
      <MenuItem icon={FilePenLine} href="/drafts">
        Drafts
      </MenuItem>
      <MenuItem icon={MessageSquareText} onAction={() => openFeedback()}>
        Feedback
      </MenuItem>
      {isReadOnly && (
        <MenuItem icon={LifeBuoy} onAction={() => openChat(approvalRequest)}>
          Ask for rapid approval
        </MenuItem>
      )}
      <MenuItem icon={Keyboard} onAction={onShowShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={ScrollText} href={settings.privacyTermsUrl} target="_blank">
        Privacy and terms
      </MenuItem>
      <MenuItem icon={LogOut} onAction={signOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}
