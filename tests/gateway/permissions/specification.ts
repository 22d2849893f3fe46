import type { PostType } from "../../../upstream/db/schema.ts";

/** The viewer's relation to a post. */
export interface Case {
  type: PostType;
  /** The author's contact. */
  author: "self" | "person" | "company" | "platform";
  /** The creator's contact: the viewer's, the author's or another. */
  creator: "self" | "author" | "stranger";
  state: "published" | "draft" | "deleted";
}

export interface ViewerKind {
  isAdmin: boolean;
  isReadOnly: boolean;
  /** Whether the viewer's own contact is a company. */
  isCompany: boolean;
}

/** The rights that PERM-04 to PERM-43 grant, one letter each: e is edit, d is delete. */
interface Rights {
  user: string;
  admin: string;
}

type Row = [author: Case["author"], creators: readonly Case["creator"][], rights: Rights];
const anyCreator = ["self", "author", "stranger"] as const;

/** Callouts, events, jobs: PERM-07 to PERM-21. */
const listing: readonly Row[] = [
  ["self", anyCreator, { user: "ed", admin: "ed" }],
  ["person", anyCreator, { user: "", admin: "d" }],
  ["company", anyCreator, { user: "", admin: "ed" }],
  ["platform", anyCreator, { user: "", admin: "ed" }],
];

/** Community posts: PERM-22 to PERM-27. Platform admins edit system posts, those of companies or written by somebody else. */
const communityPost: readonly Row[] = [
  ["self", ["self", "author"], { user: "d", admin: "d" }],
  ["self", ["stranger"], { user: "", admin: "ed" }],
  ["person", ["author"], { user: "", admin: "d" }],
  ["person", ["self", "stranger"], { user: "", admin: "ed" }],
  ["company", anyCreator, { user: "", admin: "ed" }],
  ["platform", anyCreator, { user: "", admin: "ed" }],
];

/** Records, reactions, statements: PERM-28 to PERM-39. They are system posts if somebody other than the author wrote them. */
const voice: readonly Row[] = [
  ["self", ["self", "author"], { user: "ed", admin: "ed" }],
  ["self", ["stranger"], { user: "", admin: "ed" }],
  ["person", ["author"], { user: "", admin: "d" }],
  ["person", ["self", "stranger"], { user: "", admin: "ed" }],
  ["company", anyCreator, { user: "", admin: "ed" }],
  ["platform", anyCreator, { user: "", admin: "ed" }],
];

/** The posts of a company's own user are system posts and therefore have different rights. */
const voiceOfCompany: readonly Row[] = [
  ["self", anyCreator, { user: "", admin: "ed" }],
  ...voice.filter(([author]) => author !== "self"),
];

/** Drafts of records, reactions, statements: PERM-40 to PERM-43, never edited. */
const voiceDraft: readonly Row[] = [
  ["self", ["self", "author"], { user: "d", admin: "d" }],
  ["self", ["stranger"], { user: "", admin: "d" }],
  ["person", anyCreator, { user: "", admin: "d" }],
  ["company", anyCreator, { user: "", admin: "d" }],
  ["platform", anyCreator, { user: "", admin: "d" }],
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
  if (row === undefined) throw new Error(`The specification has no rights for ${JSON.stringify(one)}.`);
  return viewer.isAdmin ? row[2].admin : row[2].user;
}

export interface Expected {
  edit: boolean;
  delete: boolean;
  restore: boolean;
  like: boolean;
  comment: boolean;
}

/** The rights of a signed-in viewer; null when the post is not visible. */
export function expectedFor(one: Case, viewer: ViewerKind): Expected | null {
  const rights = rightsIn(one, viewer);
  const mayWrite = !viewer.isReadOnly;
  const isDeleted = one.state === "deleted";
  const isOwn = one.author === "self" || one.creator === "self";
  if (one.state === "draft" && !isOwn && !viewer.isAdmin) return null;
  // Deleted posts are visible to users who may restore them, read-only ones included.
  if (isDeleted && !rights.includes("d")) return null;
  return {
    edit: mayWrite && !isDeleted && rights.includes("e"),
    delete: mayWrite && !isDeleted && rights.includes("d"),
    restore: mayWrite && isDeleted && rights.includes("d"),
    like: mayWrite && one.state === "published",
    comment: mayWrite && one.state === "published",
  };
}
