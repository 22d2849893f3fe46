import { sql } from "kysely";
import { findCommunitiesError } from "../communities/rules.ts";
import { exists } from "../db/exists.ts";
import type { SaveAs, UserType, Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { canAttach, MAX_ATTACHMENTS, uploadTables, type AttachedUploads } from "../media/attachments.ts";
import type { Viewer } from "../session/viewer.ts";
import { findAuthorError } from "./authors.ts";
import type { Field, PostValues } from "./fields.ts";
import type { PostForm } from "./forms.ts";
import type { PostRow } from "./rows.ts";

/** The error of saving what is published as a draft. */
export const alreadyPublished = fieldError.invalid("A published post cannot be turned back into a draft.");

/** A request body that matches the schema of its form. Fields of the type are added to these. */
export interface PostInput {
  communities?: number[] | null;
  userTypes?: UserType[] | null;
  saveAs?: SaveAs;
  attachments?: { images?: number[]; videos?: number[] } | null;
  /** Only when a post is created. */
  authorId?: number;
  [field: string]: unknown;
}

/** A post before it is edited. */
interface PreviousPost {
  row: PostRow;
  attached: AttachedUploads;
  communities: number[];
}

/** The validated values of a post. */
export interface Prepared {
  values: PostValues;
  attached: AttachedUploads;
  communities: number[];
  userTypes: UserType[];
  saveAs: SaveAs;
}

/**
 * Returns the values of the post after applying the input: absent fields keep their values, and a draft may lack fields that
 * are required for publishing.
 * @param before null for a new post
 * @throws 422 by field
 */
export async function preparePost(
  db: Db,
  viewer: Viewer,
  form: PostForm,
  input: PostInput,
  before: PreviousPost | null,
  now: Date,
): Promise<Prepared> {
  const errors = new ValidationErrors();
  const values: PostValues = { ...before?.row };
  for (const field of form.fields)
    if (input[field.key] !== undefined) errors.add(field.key, field.read(input[field.key], values));
  form.settle?.(values);
  await checkUploads(db, viewer, form.fields, values, before, errors);
  await checkCompany(db, values, before, errors);
  const attached = await readAttachments(db, viewer, form, input, before, errors);
  const saveAs = input.saveAs ?? before?.row.save_as ?? "published";
  const communities = await readCommunities(db, viewer, input, { before, saveAs }, errors);
  if (before?.row.save_as === "published" && saveAs === "draft") errors.add("saveAs", alreadyPublished);
  if (before === null && input.authorId !== undefined) errors.add("authorId", await findAuthorError(db, viewer, input.authorId));
  if (saveAs === "published") checkPublic(form, values, attached, before, now, errors);
  errors.check();
  return { values, attached, communities, saveAs, userTypes: readUserTypes(input, before) };
}

function readUserTypes({ userTypes }: PostInput, before: PreviousPost | null): UserType[] {
  return userTypes === undefined ? (before?.row.user_types ?? []) : [...new Set(userTypes)];
}

function checkPublic(
  form: PostForm,
  values: PostValues,
  { images, videos }: AttachedUploads,
  before: PreviousPost | null,
  now: Date,
  errors: ValidationErrors,
): void {
  for (const field of form.fields)
    if (field.required(values) && field.isEmpty(values)) errors.add(field.key, fieldError.required(field.label));
  const wasPublic = before === null || before.row.save_as === "draft" ? null : before.row;
  for (const rule of form.rules ?? []) {
    const broken = rule({ values, before: wasPublic, now, attached: images.length + videos.length });
    for (const [field, error] of Object.entries(broken)) errors.add(field, error);
  }
}

async function checkUploads(
  db: Db,
  viewer: Viewer,
  fields: readonly Field[],
  values: PostValues,
  before: PreviousPost | null,
  errors: ValidationErrors,
): Promise<void> {
  for (const { key, label, upload } of fields) {
    const id = upload === undefined ? null : (values[upload.column] ?? null);
    if (upload !== undefined && id !== null) {
      const previous = before?.row[upload.column] ?? null;
      const isOwn = await canAttach(db, viewer, upload.table, [id], previous === null ? [] : [previous]);
      errors.add(key, isOwn ? null : fieldError.notFound(label));
    }
  }
}

async function checkCompany(db: Db, values: PostValues, before: PreviousPost | null, errors: ValidationErrors): Promise<void> {
  const id = values.company_id ?? null;
  if (id !== null && id !== before?.row.company_id) {
    const isKnown = await exists(db, sql`select 1 from companies where id = ${id}`);
    errors.add("company", isKnown ? null : fieldError.notFound("Company"));
  }
}

async function readAttachments(
  db: Db,
  viewer: Viewer,
  form: PostForm,
  input: PostInput,
  before: PreviousPost | null,
  errors: ValidationErrors,
): Promise<AttachedUploads> {
  const previous = before?.attached ?? { images: [], videos: [] };
  if (form.hasAttachments !== true || input.attachments === undefined) return previous;
  const images = [...new Set(input.attachments?.images)];
  const videos = [...new Set(input.attachments?.videos)];
  if (images.length + videos.length > MAX_ATTACHMENTS) {
    errors.add("attachments", fieldError.tooMany(MAX_ATTACHMENTS, `A post can have at most ${MAX_ATTACHMENTS} attachments.`));
    return { images, videos };
  }
  const attached = { images, videos };
  for (const table of uploadTables) {
    const isOwn = await canAttach(db, viewer, table, attached[table], previous[table]);
    errors.add(`attachments.${table}`, isOwn ? null : fieldError.notFound("An attachment"));
  }
  return attached;
}

async function readCommunities(
  db: Db,
  viewer: Viewer,
  input: PostInput,
  { before, saveAs }: { before: PreviousPost | null; saveAs: SaveAs },
  errors: ValidationErrors,
): Promise<number[]> {
  const previous = before?.communities ?? [];
  const ids = input.communities === undefined ? previous : [...new Set(input.communities)];
  // The writer may have left a community since the draft was saved.
  const isPublishing = saveAs === "published" && before?.row.save_as !== "published";
  errors.add("communities", await findCommunitiesError(db, viewer, ids, isPublishing ? [] : previous));
  return ids;
}
