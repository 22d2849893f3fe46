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
import type { AvatarMenuEntries_viewer$key } from "../__generated__/AvatarMenuEntries_viewer.graphql.ts";
import { openFeedback } from "../feedback/feedbackState.ts";
import { useAtLeast } from "../lib/device.ts";
import { settings } from "../lib/settings.ts";
import { applyTheme, readTheme, type Theme } from "../lib/theme.ts";
import { useViewMode } from "../routes/useViewMode.ts";
import { approvalRequest, openChat } from "../services/support.ts";
import type { ViewMode } from "../session/visitor.ts";
import { Badge } from "../ui/Badge.tsx";
import { Dot } from "../ui/Dot.tsx";
import type { IconGlyph } from "../ui/Icon.tsx";
import { MenuChoices, MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import type { MenuItemProps } from "../ui/menuParts.ts";
import { useDestination } from "./useDestination.ts";
import { useSignOut } from "./useSignOut.ts";

const themes: { id: Theme; label: string; icon: IconGlyph }[] = [
  { id: "system", label: "System", icon: Monitor },
  { id: "light", label: "Light", icon: Sun },
  { id: "dark", label: "Dark", icon: Moon },
];

const views: { id: ViewMode; label: string; icon: IconGlyph }[] = [
  { id: "FULL", label: "Full", icon: LayoutGrid },
  { id: "MVP", label: "MVP", icon: LayoutList },
];

interface AvatarMenuEntriesProps {
  viewer: AvatarMenuEntries_viewer$key;
  /** Shows the left menu, which small screens do not have next to the page. */
  onShowMenu: () => void;
  onShowShortcuts: () => void;
}

/** The entries of the account menu. */
export function AvatarMenuEntries({ viewer, onShowMenu, onShowShortcuts }: AvatarMenuEntriesProps) {
  const { isReadOnly, hasNotifications, unreadConversations } = useFragment(
    graphql`
      fragment AvatarMenuEntries_viewer on Viewer {
        isReadOnly
        hasNotifications
        unreadConversations
      }
    `,
    viewer,
  );
  const isMobile = !useAtLeast("tablet");
  const view = useViewMode();
  const destination = useDestination();
  const signOut = useSignOut();
  const unreadMessages = unreadConversations ?? 0;
  return (
    <>
      {isMobile && (
        <MenuItem icon={MenuIcon} onAction={onShowMenu}>
          Menu
        </MenuItem>
      )}
      {isMobile && (
        <DestinationItem
          icon={Bell}
          to={destination("notificationsMobile")}
          end={hasNotifications && <Dot label="New notifications" className="end-1.5" />}
        >
          Notifications
        </DestinationItem>
      )}
      <DestinationItem
        icon={MessagesSquare}
        to={destination("messages")}
        end={unreadMessages > 0 && <Badge count={unreadMessages} />}
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
      {isReadOnly && (
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

interface DestinationItemProps extends Pick<MenuItemProps, "icon" | "children" | "end"> {
  /** Null when the page is not open to the visitor; nothing is shown then. */
  to: string | null;
}

/** A menu entry that links to a page. */
function DestinationItem({ to, ...props }: DestinationItemProps) {
  return to === null ? null : <MenuItem {...props} href={to} />;
}
