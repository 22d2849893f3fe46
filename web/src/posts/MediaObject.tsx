import type { ReactNode } from "react";

/** Text with a small picture next to it; without a picture the text has the full width. */
export function MediaObject({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <div className="min-w-0 flex-1 space-y-3">{children}</div>
      {picture}
    </div>
  );
}
