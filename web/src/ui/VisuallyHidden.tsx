import type { ReactNode } from "react";

interface VisuallyHiddenProps {
  /** The element; "output" announces its changes. Default: div. */
  elementType?: "div" | "output";
  children: ReactNode;
}

/** Content for screen readers alone. */
export function VisuallyHidden({ elementType: Element = "div", children }: VisuallyHiddenProps) {
  return <Element className="sr-only">{children}</Element>;
}
