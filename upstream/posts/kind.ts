import type { RawBuilder } from "kysely";
import type { Static, TObject } from "typebox";
import { getReferencedOrNull } from "../db/refs.ts";
import type { PostType, Db } from "../db/schema.ts";
import type { Attachments, Image, Video } from "../media/schema.ts";
import type { CompanyRef } from "../users/schema.ts";
import type { PostForm } from "./forms.ts";
import type { PostRow } from "./rows.ts";
import type { PostRules } from "./rules.ts";

/** Entities that the rows of a page refer to, regardless of type, each kind loaded by one statement. */
export interface PostParts {
  images: ReadonlyMap<number, Image>;
  videos: ReadonlyMap<number, Video>;
  companies: ReadonlyMap<number, CompanyRef>;
  attachments: ReadonlyMap<number, Attachments>;
}

type Condition = RawBuilder<unknown>;
type Properties = TObject["properties"];
type Presenter<P extends Properties> = (row: PostRow) => { [K in keyof P]: Static<P[K]> };

/** The definition of a post type. Shared code uses it instead of branching on the type. */
export interface PostKind<P extends Properties = Properties> {
  type: PostType;
  /** Sort order in all lists of types. */
  order: number;
  /** Noun for one post within a sentence. */
  name: string;
  /** Plural name in the list of feed types to follow. */
  feedName: string;
  /** Path segment of the collection. */
  collection: string;
  /** Singular name in operation ids and schema names. */
  noun: string;
  /** Schema name in lists of mixed types. */
  schemaName: string;
  /** Fields in addition to those of every post. */
  fields: P;
  /**
   * If set, the type's own paths name the schema by its noun, rename this field to "type", and put the post type in "postType".
   * Null if they use the same shape as lists of mixed types.
   */
  ownTypeField: (keyof P & string) | null;
  /** Creates the function that returns the fields of a row. Loads type-specific data with a constant number of statements. */
  presenter(parts: PostParts, db: Db, rows: readonly PostRow[]): Presenter<P> | Promise<Presenter<P>>;
  /** Its form fields and rules. */
  form: PostForm;
  /** Its permissions. */
  rules: PostRules;
  /** HTTP method of the restore operation. */
  restoreMethod: "POST" | "PATCH";
  /** Whether it has GET {id}/all. */
  hasFullRead: boolean;
  /** Additional condition of GET /latest, and what the summary of the call says about it; null without such a call. */
  latest: { exception: string; condition: (now: Date) => Condition } | null;
  /** Sort orders in addition to "newest"; the post's alias is p. */
  sorts: Record<string, Condition>;
  /** Whether the list supports a filter for posts by the viewer's own authors, drafts included. */
  hasScopeFilter: boolean;
  /** Additional filters of the list. */
  filters: Properties;
  toConditions: (filters: Record<string, unknown>) => Condition[];
  /** Whether it is listed as commentary on the news. */
  isCommentary: boolean;
}

const defaults = {
  ownTypeField: null,
  hasFullRead: false,
  latest: null,
  sorts: {},
  hasScopeFilter: false,
  filters: {},
  toConditions: () => [],
  isCommentary: false,
} satisfies Partial<PostKind>;

/** Type-checks the presenter against the fields and applies the defaults. */
export function postKind<const P extends Properties>(
  kind: Omit<PostKind<P>, keyof typeof defaults> & Partial<Pick<PostKind<P>, keyof typeof defaults>>,
): PostKind {
  return { ...defaults, ...kind };
}

/** For fields that are required for publishing. */
export const onlyInDraft = { description: "Null only in a draft." };

/** Returns a value that is required for publishing; throws when it is missing in a published post. */
export function requireIfPublished<T>(value: T | null, row: PostRow): T | null {
  if (value === null && row.save_as === "published") throw new Error(`The ${row.type} ${row.id} is incomplete.`);
  return value;
}

export const getImage = (row: PostRow, { images }: PostParts) => getReferencedOrNull(images, row.img_id, "Image");
export const getVideo = (row: PostRow, { videos }: PostParts) => getReferencedOrNull(videos, row.video_id, "Video");

/** Returns the condition of a filter that is set; all filters are validated texts. */
export function filterByText(value: unknown, condition: (value: string) => Condition): Condition[] {
  return typeof value === "string" ? [condition(value)] : [];
}
