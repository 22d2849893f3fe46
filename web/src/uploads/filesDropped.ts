import type { DropZoneProps } from "react-aria-components";

type DropEvent = Parameters<NonNullable<DropZoneProps["onDrop"]>>[0];

/** The dropped files; anything else, such as text, is left out. */
export const filesDropped = ({ items }: DropEvent): Promise<File[]> =>
  Promise.all(items.filter((item) => item.kind === "file").map((item) => item.getFile()));
