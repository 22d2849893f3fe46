import type { ComponentProps, MouseEvent } from "react";

/** A press of a button or link. Its `detail` is 0 when it comes from the keyboard or from assistive technology. */
export type Press = MouseEvent<HTMLElement>;

export interface PlainButtonProps extends Omit<ComponentProps<"button">, "disabled" | "style"> {
  onPress?: ((press: Press) => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** Focuses the pressed element, because Safari does not. Otherwise a menu could not return the focus to its button. */
export function focusPressed({ currentTarget }: Press): void {
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
}

/** An unstyled button. It submits no form unless its type says so. */
export function PlainButton({ onPress, onClick, isDisabled = false, type = "button", ...props }: PlainButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      onClick={(press) => {
        focusPressed(press);
        onClick?.(press);
        onPress?.(press);
      }}
    />
  );
}
