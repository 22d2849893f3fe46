import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";
import { PlainButton, type PlainButtonProps } from "./PlainButton.tsx";
import { PlainLink, type PlainLinkProps } from "./PlainLink.tsx";
import { Spinner } from "./Spinner.tsx";
import { tooltip } from "./tooltip.ts";

/** primary: the main action; secondary: other actions; quiet: actions in rows; danger: destructive actions. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

const shared =
  "relative inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none " +
  "transition-colors duration-fast focus-ring disabled:opacity-45 disabled:cursor-not-allowed";

const sizes: Record<ButtonSize, string> = {
  medium: "hit-h px-4 text-14",
  small: "hit-around min-h-8 px-3 text-13",
};

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent-fill text-on-accent hover:bg-accent-fill-hover active:bg-accent-fill-hover",
  secondary: "border border-edge bg-surface text-ink hover:bg-sunken active:bg-pressed",
  quiet: "text-muted hover:bg-sunken hover:text-ink active:bg-pressed",
  danger: "bg-danger-fill text-on-danger hover:bg-danger-fill-hover active:bg-danger-fill-hover",
};

interface ButtonAppearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the text. */
  icon?: IconGlyph;
  /** For positioning in the layout only. */
  className?: string;
  children: ReactNode;
}

export interface ButtonProps extends ButtonAppearance, Omit<PlainButtonProps, "className" | "children"> {
  isPending?: boolean;
}

/** A button with text. With isPending it keeps its width and focus, shows a spinner and ignores presses. */
export function Button({
  variant = "secondary",
  size = "medium",
  icon,
  className,
  children,
  isPending = false,
  ...props
}: ButtonProps) {
  return (
    <PlainButton {...props} {...pendingProps(isPending)} className={cx(shared, sizes[size], variants[variant], className)}>
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cx("inline-flex items-center gap-2", isPending && "opacity-0")}>
        {icon && <Icon of={icon} size={size === "small" ? 16 : 20} className="-ms-0.5" />}
        {children}
      </span>
    </PlainButton>
  );
}

/** Props of a pending button. It keeps the focus, which a disabled one would lose. */
function pendingProps(isPending: boolean) {
  return isPending ? ({ "aria-disabled": true, onPress: () => {}, type: "button" } as const) : {};
}

interface LinkButtonProps extends ButtonAppearance, Omit<PlainLinkProps, "className" | "style" | "children"> {}

/** A link that looks like a button. Use it for navigation, never for actions. */
export function LinkButton({ variant = "secondary", size = "medium", icon, className, children, ...props }: LinkButtonProps) {
  return (
    <PlainLink {...props} className={cx(shared, sizes[size], variants[variant], "print:hidden", className)}>
      {icon && <Icon of={icon} size={size === "small" ? 16 : 20} className="-ms-0.5" />}
      {children}
    </PlainLink>
  );
}

export interface IconButtonProps extends Omit<PlainButtonProps, "className" | "style" | "children" | "aria-label"> {
  isPending?: boolean;
  icon: IconGlyph;
  /** The accessible name, also shown as the tooltip. */
  label: string;
  variant?: "quiet" | "secondary";
  isFilled?: boolean;
  /** False when a tooltip would only repeat adjacent text. */
  hasTooltip?: boolean;
  className?: string;
}

/** A square button with only an icon. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  isFilled = false,
  hasTooltip = true,
  className,
  isPending = false,
  ...props
}: IconButtonProps) {
  return (
    <PlainButton
      {...(hasTooltip ? tooltip(label) : {})}
      {...props}
      {...pendingProps(isPending)}
      aria-label={label}
      className={cx(shared, "hit", variants[variant], className)}
    >
      {isPending ? <Spinner /> : <Icon of={icon} isFilled={isFilled} />}
    </PlainButton>
  );
}
