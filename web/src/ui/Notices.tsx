import { useStore } from "@nanostores/react";
import { Bell, Info, MessageSquare, RefreshCw, TriangleAlert, Wifi, WifiOff, X } from "lucide-react";
import { createPortal } from "react-dom";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";
import { closeNotice, pauseNotice, resumeNotice, shownNotices, type NoticeIconName, type ShownNotice } from "./notices.ts";
import { RichText } from "./RichText.tsx";
import { toastStyles } from "./toastStyles.ts";

const icons: Record<NoticeIconName, IconGlyph> = {
  bell: Bell,
  info: Info,
  message: MessageSquare,
  network: Wifi,
  offline: WifiOff,
  refresh: RefreshCw,
  warning: TriangleAlert,
};

/** The host of on-screen notices, a polite live region; the shell renders it once. */
export function Notices() {
  const notices = useStore(shownNotices);
  // Rendered above all overlays, and pressable there.
  return createPortal(
    <section
      aria-label="Notices"
      aria-live="polite"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed end-0 top-[calc(var(--bar-top)+0.75rem)] z-50 flex w-full max-w-102 flex-col gap-2 overflow-x-clip px-3 tablet:px-6"
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>,
    document.body,
  );
}

/** Slides in from the edge and back; its timer pauses on hover and focus (STATE-10 to STATE-12). */
function NoticeCard({ notice: { id, type, iconName, title, text, isClosing } }: { notice: ShownNotice }) {
  return (
    <div
      data-notice={type}
      onPointerEnter={() => pauseNotice(id, "pointer")}
      onPointerLeave={() => resumeNotice(id, "pointer")}
      onFocus={() => pauseNotice(id, "focus")}
      onBlur={() => resumeNotice(id, "focus")}
      className={cx(
        "pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-raised p-4 pe-2 text-14 text-ink shadow-float",
        "transition-[translate,opacity] duration-notice ease-out starting:translate-x-full starting:opacity-0",
        isClosing && "translate-x-full opacity-0",
      )}
    >
      <Icon of={icons[iconName]} className={toastStyles[type].colour} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <RichText html={text} className="mt-0.5 text-14 text-muted" />
      </div>
      <IconButton icon={X} label="Close notice" hasTooltip={false} onPress={() => closeNotice(id)} className="-my-2.5" />
    </div>
  );
}
