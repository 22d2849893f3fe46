import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { selectsOnlyKnownFields } from "../../graph/references.ts";
import type { Announcement, Interview, SearchResult, SearchType, Story } from "../../rest/generated/contract.ts";
import { toPostName, type PostName, type PostType } from "../../rest/posts.ts";
import { announcements } from "../announcements/store.ts";
import type { CommunityModel } from "../communities/models.ts";
import { communities } from "../communities/store.ts";
import type { CompanyModel } from "../companies/models.ts";
import { companies } from "../companies/store.ts";
import { interviews } from "../interviews/store.ts";
import { stories } from "../news/store.ts";
import type { OutletModel } from "../outlets/models.ts";
import { outlets } from "../outlets/store.ts";
import { mapPostTypes } from "../posts/kinds/index.ts";
import type { PostModel } from "../posts/models.ts";
import { posts } from "../posts/store.ts";
import type { Store } from "../store.ts";
import type { UserModel } from "../users/models.ts";
import { users } from "../users/store.ts";

/** The members of the union SearchSubject, either read or only referred to. */
export type SearchSubjectModel =
  | SubjectKey
  | UserModel
  | CompanyModel
  | OutletModel
  | CommunityModel
  | PostModel
  | Story
  | Announcement
  | Interview;
export type SubjectTypeName = "User" | "Company" | "Outlet" | "Community" | "Story" | "Announcement" | "Interview" | PostName;

/** The fields by which a subject is read. */
export type SubjectKey = Pick<SearchResult, "type" | "id" | "slug">;

/** The reader of a result's subject. */
interface SubjectKind {
  readonly typeName: SubjectTypeName;
  read(context: Context, result: SubjectKey): MaybePromise<SearchSubjectModel | null>;
}

const createSlugKind = <Value extends SearchSubjectModel>(
  typeName: SubjectTypeName,
  store: (context: Context) => Store<string, Value>,
): SubjectKind => ({
  typeName,
  read: (context, { slug }) => (slug === null ? null : store(context).get(slug)),
});

const createPostKind = (type: PostType): SubjectKind => ({
  typeName: toPostName(type),
  read: (context, { id }) => posts(context, type).get(id),
});

/** All types of results. */
const kinds: Readonly<Record<SearchType, SubjectKind>> = {
  person: createSlugKind("User", users),
  company: createSlugKind("Company", companies),
  outlet: createSlugKind("Outlet", outlets),
  community: createSlugKind("Community", communities),
  ...mapPostTypes(createPostKind),
  story: { typeName: "Story", read: (context, { id }) => stories(context).get(id) },
  announcement: { typeName: "Announcement", read: (context, { id }) => announcements(context).get(id) },
  interview: { typeName: "Interview", read: (context, { id }) => interviews(context).get(id) },
};

export const isSearchType = (type: string): type is SearchType => Object.hasOwn(kinds, type);

/** Objects that were read do not contain their GraphQL type, so it is stored from the search result. */
const typeNames = new WeakMap<object, SubjectTypeName>();

/** Identifies a subject that is not read. It contains its type, because storing each in `typeNames` would cost more time. */
class SubjectReference implements SubjectKey {
  readonly type: SearchType;
  readonly id: number;
  readonly slug: string | null;
  readonly typeName: SubjectTypeName;

  constructor({ type, id, slug }: SubjectKey, typeName: SubjectTypeName) {
    this.type = type;
    this.id = id;
    this.slug = slug;
    this.typeName = typeName;
  }
}

export const getTypeName = (subject: object): SubjectTypeName | null =>
  subject instanceof SubjectReference ? subject.typeName : (typeNames.get(subject) ?? null);

const slugged: ReadonlySet<SubjectTypeName> = new Set(["User", "Company", "Outlet", "Community"]);

/** @returns null for a subject of a type that is read by its slug when it has none */
function createReference(key: SubjectKey): SubjectReference | null {
  const { typeName } = kinds[key.type];
  return key.slug === null && slugged.has(typeName) ? null : new SubjectReference(key, typeName);
}

/** The fields of a subject that come with a result. */
export const knownSubjectFields = ["slug"] as const;

/** The subject of a result, read only where the operation selects more than what identifies it. */
export const getReferencedSubject = (
  key: SubjectKey,
  context: Context,
  { fieldNodes, fragments }: GraphQLResolveInfo,
): MaybePromise<SearchSubjectModel | null> =>
  selectsOnlyKnownFields(fieldNodes, (name) => fragments[name], knownSubjectFields)
    ? createReference(key)
    : readSubject(key, context);

/** The subject of a result; null when it cannot be read. */
export function readSubject(result: SubjectKey, context: Context): MaybePromise<SearchSubjectModel | null> {
  const kind = kinds[result.type];
  return andThen(kind.read(context, result), (subject) => {
    if (subject !== null) typeNames.set(subject, kind.typeName);
    return subject;
  });
}
