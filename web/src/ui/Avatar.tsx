import { useState } from "react";
import { toRem } from "../lib/textSize.ts";
import { cx } from "./cx.ts";
import { getInitials } from "./initials.ts";

export type AvatarKind = "person" | "company";

interface AvatarProps {
  name: string;
  /** URL of the picture; initials are shown when it is null or fails to load. */
  src: string | null | undefined;
  /** The picture of a person is round, that of a company or community a rounded square. */
  kind?: AvatarKind;
  /** Edge length in px at the default text size. */
  size?: 20 | 24 | 32 | 40 | 48 | 64 | 96;
  /** Dims the picture, for groups that the viewer is not part of. */
  isDimmed?: boolean;
  className?: string;
}

const textSizes = {
  20: "text-[0.5625rem]",
  24: "text-[0.625rem]",
  32: "text-12",
  40: "text-14",
  48: "text-16",
  64: "text-22",
  96: "text-28",
};

/** A picture of a person, company or community. It is hidden from screen readers, since the name is expected next to it. */
export function Avatar({ name, src, kind = "person", size = 40, isDimmed = false, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shape = kind === "person" ? "rounded-full" : size >= 40 ? "rounded-card" : "rounded-control";
  const styles = cx("shrink-0 overflow-hidden", isDimmed ? "border border-line" : "bg-pressed", shape, className);
  const edge = { width: toRem(size), height: toRem(size) };
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
        style={edge}
        className={cx(styles, "object-cover", isDimmed && "opacity-55 grayscale")}
      />
    );
  }
  return (
    // Rendered as a graphic, so that the initials do not become part of the accessible name of the surrounding link or button.
    <span
      aria-hidden
      data-initials={getInitials(name)}
      style={edge}
      className={cx(
        styles,
        "grid place-items-center font-medium text-muted before:content-[attr(data-initials)]",
        textSizes[size],
      )}
    />
  );
}
