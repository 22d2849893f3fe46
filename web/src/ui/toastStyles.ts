import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { IconGlyph } from "./Icon.tsx";

/** The type of a toast or notice (UI-03). */
export type ToastType = "info" | "error" | "warning" | "success";

/** Each type's icon and colour; the text must carry the same meaning. */
export const toastStyles: Record<ToastType, { icon: IconGlyph; colour: string }> = {
  info: { icon: Info, colour: "text-accent" },
  error: { icon: CircleAlert, colour: "text-danger" },
  warning: { icon: TriangleAlert, colour: "text-warning" },
  success: { icon: CircleCheck, colour: "text-success" },
};
