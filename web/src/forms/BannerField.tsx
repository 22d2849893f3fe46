import type { ComponentProps } from "react";
import { PictureField } from "../uploads/PictureField.tsx";

/** Width divided by height of a banner, as shown on phones; wider windows show the middle part. */
const ASPECT = 4;

/** The picture at the top of the page of a company, a community or a newsroom. */
export const BannerField = (field: Omit<ComponentProps<typeof PictureField>, "label" | "description" | "aspect">) => (
  <PictureField label="Banner" description="A wide picture at the top of the page." aspect={ASPECT} {...field} />
);
