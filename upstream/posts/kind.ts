import type { RawBuilder } from "kysely";
import type { Static, TObject } from "typebox";
import type { Db } from "../db/connect.ts";
import { required } from "../db/refs.ts";
import type { PostType } from "../db/schema.ts";
import type { Attachments, Image, Video } from "../media/schema.ts";
import type { CompanyRef } from "../users/schema.ts";
import type { PostForm } from "./forms.ts";
import type { PostRow } from "./rows.ts";
import type { PostRules } from "./rules.ts";

/** What else the rows of one page refer to, whatever their types: each loaded by one statement. */
export interface PostParts {
  images: ReadonlyMap<number, Image>;
  videos: ReadonlyMap<number, Video>;
  companies: ReadonlyMap<number, CompanyRef>;
  attachments: ReadonlyMap<number, Attachments>;
}

type Condition = RawBuilder<unknown>;
type Properties = TObject["properties"];
type Presenter<P extends Properties> = (row: PostRow) => { [K in keyof P]: Static<P[K]> };

/** The definition of a post type: everything that sets it apart. Shared code asks here and has no branches. */
export interface PostKind<P extends Properties = Properties> {
  type: PostType;
  /** Its place among the types wherever they are listed. */
  order: number;
  /** What one post is called within a sentence. */
  name: string;
  /** What its posts are called where people choose what to follow. */
  feedName: string;
  /** Name of the collection in paths. */
  collection: string;
  /** Name of one post in operation ids and of the shapes that are sent. */
  noun: string;
  /** Name of the shape in lists of mixed types. */
  schemaName: string;
  /** The fields that it has beyond those of every post. */
  fields: P;
  /**
   * Its own paths name the shape by its noun, call this field "type", and give the post type as "postType".
   * Null: they use the same shape as lists of mixed types.
   */
  ownTypeField: (keyof P & string) | null;
  /** Makes the values of the fields. What only this type shows is loaded here, by statements whose number does not depend on the rows. */
  presenter(parts: PostParts, db: Db, rows: readonly PostRow[]): Presenter<P> | Promise<Presenter<P>>;
  /** How it is written. */
  form: PostForm;
  /** Who may change it. */
  rules: PostRules;
  /** Method that restores. */
  restore: "POST" | "PATCH";
  /** Has GET {id}/all. */
  all: boolean;
  /** Condition of GET /latest beyond being published; null when there is no such call. */
  latest: ((now: Date) => Condition) | null;
  /** Orders of the list beside "newest"; the post's alias is p. */
  sorts: Record<string, Condition>;
  /** Whether the list can be asked for what the reader's own people wrote, drafts included. */
  ours: boolean;
  /** Further filters of the list. */
  filters: Properties;
  where: (filters: Record<string, unknown>) => Condition[];
  /** Columns of text that are searched beside title and content. */
  searched: readonly string[];
  /** Whether it is listed under commentary on the news. */
  isCommentary: boolean;
}

const defaults = {
  ownTypeField: null,
  all: false,
  latest: null,
  sorts: {},
  ours: false,
  filters: {},
  where: () => [],
  searched: [],
  isCommentary: false,
} satisfies Partial<PostKind>;

/** Checks that the presenter makes the fields, and fills in what few types have. */
export function postKind<const P extends Properties>(
  kind: Omit<PostKind<P>, keyof typeof defaults> & Partial<Pick<PostKind<P>, keyof typeof defaults>>,
): PostKind {
  return { ...defaults, ...kind };
}

/** Of a field that publishing requires. */
export const onlyInDraft = { description: "Null only in a draft." };

/** A column that publishing requires. Throws when a published post lacks it; a draft may. */
export function complete<T>(value: T | null, row: PostRow): T | null {
  if (value === null && row.save_as === "published") {
    throw new Error(`The ${row.type} ${row.id} is incomplete.`);
  }
  return value;
}

export const imageOf = (row: PostRow, { images }: PostParts) =>
  row.img_id === null ? null : required(images, row.img_id, "Image");
export const videoOf = (row: PostRow, { videos }: PostParts) =>
  row.video_id === null ? null : required(videos, row.video_id, "Video");

/** A present filter as a condition, an absent one as none; all filters are validated texts. */
export function when(value: unknown, condition: (value: string) => Condition): Condition[] {
  return typeof value === "string" ? [condition(value)] : [];
}
