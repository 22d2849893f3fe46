import type { PostType } from "../../../upstream/db/schema.ts";

/** How the viewer stands to a post. */
export interface Case {
  type: PostType;
  /** Whose contact the author is. */
  author: "self" | "person" | "company" | "platform";
  /** Whose contact the creator is: the viewer's, the author's, or somebody else's. */
  creator: "self" | "author" | "stranger";
  state: "published" | "draft" | "deleted";
}

export interface ViewerKind {
  isAdmin: boolean;
  isReadOnly: boolean;
  /** The viewer's own contact is a company. */
  isCompany: boolean;
}

/** What section 6 of the specification grants, a letter for each right: e is edit, d is delete. */
interface Rights {
  user: string;
  admin: string;
}

type Row = [author: Case["author"], creators: readonly Case["creator"][], rights: Rights];
const anybody = ["self", "author", "stranger"] as const;

/** Callouts, events, jobs: PERM-07 to PERM-21. */
const listing: readonly Row[] = [
  ["self", anybody, { user: "ed", admin: "ed" }],
  ["person", anybody, { user: "", admin: "d" }],
  ["company", anybody, { user: "", admin: "ed" }],
  ["platform", anybody, { user: "", admin: "ed" }],
];

/** Community posts: PERM-22 to PERM-27. Platform admins edit system posts, those of companies or written by somebody else. */
const communityPost: readonly Row[] = [
  ["self", ["self", "author"], { user: "d", admin: "d" }],
  ["self", ["stranger"], { user: "", admin: "ed" }],
  ["person", ["author"], { user: "", admin: "d" }],
  ["person", ["self", "stranger"], { user: "", admin: "ed" }],
  ["company", anybody, { user: "", admin: "ed" }],
  ["platform", anybody, { user: "", admin: "ed" }],
];

/** Records, reactions, statements: PERM-28 to PERM-39. Written by somebody else than the author, they are system posts. */
const voice: readonly Row[] = [
  ["self", ["self", "author"], { user: "ed", admin: "ed" }],
  ["self", ["stranger"], { user: "", admin: "ed" }],
  ["person", ["author"], { user: "", admin: "d" }],
  ["person", ["self", "stranger"], { user: "", admin: "ed" }],
  ["company", anybody, { user: "", admin: "ed" }],
  ["platform", anybody, { user: "", admin: "ed" }],
];

/** What a company's own sign-in may do with its own posts differs: they are system posts. */
const voiceOfCompany: readonly Row[] = [
  ["self", anybody, { user: "", admin: "ed" }],
  ...voice.filter(([author]) => author !== "self"),
];

/** Drafts of records, reactions, statements: PERM-40 to PERM-43, never edited. */
const voiceDraft: readonly Row[] = [
  ["self", ["self", "author"], { user: "d", admin: "d" }],
  ["self", ["stranger"], { user: "", admin: "d" }],
  ["person", anybody, { user: "", admin: "d" }],
  ["company", anybody, { user: "", admin: "d" }],
  ["platform", anybody, { user: "", admin: "d" }],
];

const isVoice = (type: PostType): boolean => type === "record" || type === "reaction" || type === "statement";

function rowsFor({ type, state }: Case, viewer: ViewerKind): readonly Row[] {
  if (type === "communityPost") return communityPost;
  if (!isVoice(type)) return listing;
  if (state === "draft") return voiceDraft;
  return viewer.isCompany ? voiceOfCompany : voice;
}

function rightsIn(one: Case, viewer: ViewerKind): string {
  const row = rowsFor(one, viewer).find(([author, creators]) => author === one.author && creators.includes(one.creator));
  if (row === undefined) throw new Error(`The specification says nothing of ${JSON.stringify(one)}.`);
  return viewer.isAdmin ? row[2].admin : row[2].user;
}

export interface Expected {
  edit: boolean;
  delete: boolean;
  restore: boolean;
  like: boolean;
  comment: boolean;
}

/** What a signed-in viewer may do; null where the post is not even shown. */
export function expectedFor(one: Case, viewer: ViewerKind): Expected | null {
  const rights = rightsIn(one, viewer);
  const mayWrite = !viewer.isReadOnly;
  const isDeleted = one.state === "deleted";
  const isOwn = one.author === "self" || one.creator === "self";
  if (one.state === "draft" && !isOwn && !viewer.isAdmin) return null;
  // Deleted posts are shown to those who may restore them, read-only ones included.
  if (isDeleted && !rights.includes("d")) return null;
  return {
    edit: mayWrite && !isDeleted && rights.includes("e"),
    delete: mayWrite && !isDeleted && rights.includes("d"),
    restore: mayWrite && isDeleted && rights.includes("d"),
    like: mayWrite && one.state === "published",
    comment: mayWrite && one.state === "published",
  };
}
