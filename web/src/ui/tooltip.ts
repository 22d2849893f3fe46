export type TooltipPlacement = "top" | "bottom" | "right";

/** Attributes of a control that has a tooltip. */
interface TooltipAttributes {
  "data-tooltip": string;
  "data-tooltip-placement": TooltipPlacement;
}

/**
 * Gives a control a short note on hover and keyboard focus. It must not contain essential content. `Tooltips` shows it.
 *
 *     <Button {...tooltip("Unlike")}>
 */
export function tooltip(text: string, placement: TooltipPlacement = "top"): TooltipAttributes {
  return { "data-tooltip": text, "data-tooltip-placement": placement };
}
