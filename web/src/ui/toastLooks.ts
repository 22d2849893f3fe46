import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { IconGlyph } from "./Icon.tsx";

/** What a toast or notice says of itself (UI-03). */
export type ToastType = "info" | "error" | "warning" | "success";

/** Each type's icon and colour; the words say the same. */
export const toastLooks: Record<ToastType, { icon: IconGlyph; colour: string }> = {
  info: { icon: Info, colour: "text-accent" },
  error: { icon: CircleAlert, colour: "text-danger" },
  warning: { icon: TriangleAlert, colour: "text-warning" },
  success: { icon: CircleCheck, colour: "text-success" },
};
