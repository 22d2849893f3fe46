import { sql, type RawBuilder } from "kysely";
import type { Viewer } from "./viewer.ts";

export type Condition = RawBuilder<boolean>;

/** For rows that depend on the viewer: platform admins get all of them. */
export const allRows: Condition = sql<boolean>`true`;
export const noRows: Condition = sql<boolean>`false`;

/** The condition for guests, or that for the other users than platform admins, who get all rows. */
export function selectForViewer(viewer: Viewer | null, guests: Condition, users: (user: Viewer) => Condition): Condition {
  if (viewer === null) return guests;
  return viewer.isAdmin ? allRows : users(viewer);
}
