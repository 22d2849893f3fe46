import {
  Bell,
  CodeXml,
  FilePenLine,
  Keyboard,
  LayoutGrid,
  LayoutList,
  LifeBuoy,
  LogOut,
  Menu as MenuIcon,
  MessageSquareText,
  MessagesSquare,
  Monitor,
  Moon,
  ScrollText,
  Settings,
  Sun,
  UserRound,
} from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AvatarMenu_viewer$key } from "../__generated__/AvatarMenu_viewer.graphql.ts";
import { openFeedback } from "../feedback/feedbackState.ts";
import { useAtLeast } from "../lib/device.ts";
import { settings } from "../lib/settings.ts";
import { applyTheme, readTheme, type Theme } from "../lib/theme.ts";
import { useViewMode } from "../routes/useViewMode.ts";
import { approvalRequest, openChat } from "../services/support.ts";
import type { ViewMode } from "../session/visitor.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Badge } from "../ui/Badge.tsx";
import { Dot } from "../ui/Dot.tsx";
import type { IconGlyph } from "../ui/Icon.tsx";
import { Menu, MenuChoices, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { DestinationItem } from "./DestinationItem.tsx";
import { MenuSheet } from "./MenuSheet.tsx";
import { useDestination } from "./useDestination.ts";
import { useSignOut } from "./useSignOut.ts";
import { PlainButton } from "../ui/PlainButton.tsx";

const themes: { id: Theme; label: string; icon: IconGlyph }[] = [
  { id: "system", label: "System", icon: Monitor },
  { id: "light", label: "Light", icon: Sun },
  { id: "dark", label: "Dark", icon: Moon },
];

const views: { id: ViewMode; label: string; icon: IconGlyph }[] = [
  { id: "FULL", label: "Full", icon: LayoutGrid },
  { id: "MVP", label: "MVP", icon: LayoutList },
];

interface AvatarMenuProps {
  viewer: AvatarMenu_viewer$key;
  onShowShortcuts: () => void;
}

/**
 * The menu of the viewer's own account and messages. On mobile it also contains what wider screens show beside the page: the
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
        isReadOnly
        hasNotifications
        unreadConversations
        ...MenuSheet_viewer
      }
    `,
    viewer,
  );
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isMobile = !useAtLeast("tablet");
  const view = useViewMode();
  const destination = useDestination();
  const signOut = useSignOut();
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
        {isMobile && (
          <MenuItem icon={MenuIcon} onAction={() => setMenuOpen(true)}>
            Menu
          </MenuItem>
        )}
        {isMobile && (
          <DestinationItem
            icon={Bell}
            to={destination("notificationsMobile")}
            end={hasNewNotifications && <Dot label="New notifications" className="end-1.5" />}
          >
            Notifications
          </DestinationItem>
        )}
        <DestinationItem
          icon={MessagesSquare}
          to={destination("messages")}
          end={unreadMessages > 0 && <Badge count={unreadMessages} label="unread" />}
        >
          Messages
        </DestinationItem>
        <MenuSeparator />
        <DestinationItem icon={UserRound} to={destination("user")}>
          Profile
        </DestinationItem>
        <DestinationItem icon={Settings} to={destination("settings.basic")}>
          Settings
        </DestinationItem>
        <DestinationItem icon={FilePenLine} to={destination("drafts")}>
          Drafts
        </DestinationItem>
        <MenuSeparator />
        {view.canChoose && <MenuChoices label="View" choices={views} selected={view.mode} onSelect={view.choose} />}
        <ThemeChoices />
        <MenuSeparator />
        <MenuItem icon={MessageSquareText} onAction={() => openFeedback()}>
          Feedback
        </MenuItem>
        {data.isReadOnly && (
          <MenuItem icon={LifeBuoy} onAction={() => openChat(approvalRequest)}>
            Ask for rapid approval
          </MenuItem>
        )}
        {!isMobile && (
          <MenuItem icon={Keyboard} onAction={onShowShortcuts}>
            Keyboard shortcuts
          </MenuItem>
        )}
        <MenuItem icon={CodeXml} href="/developers" target="_blank">
          For developers
        </MenuItem>
        <MenuItem icon={ScrollText} href={settings.privacyTermsUrl} target="_blank">
          Privacy and terms
        </MenuItem>
        <MenuItem icon={LogOut} onAction={signOut}>
          Log out
        </MenuItem>
      </Menu>
      {isMobile && <MenuSheet viewer={data} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  );
}

/** The choice of light, dark or device theme. */
function ThemeChoices() {
  const [theme, setTheme] = useState(() => readTheme(document.cookie));
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    applyTheme(chosen);
  };
  return <MenuChoices label="Theme" choices={themes} selected={theme} onSelect={choose} />;
}

function Identity({ name, job }: { name: string; job: string | null | undefined }) {
  return (
    <div className="border-b border-line px-4 py-3">
      <p className="text-14 font-semibold">{name}</p>
      {job && <p className="text-13 text-muted">{job}</p>}
    </div>
  );
}
