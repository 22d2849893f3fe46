import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { casesOf } from "../gateway/permissions/everyMutation.ts";
import { databaseId, keyOf, searchedWord, type Victim } from "./victim.ts";

export interface Operation {
  name: string;
  document: string;
  variables: Readonly<Record<string, unknown>>;
}

const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Levels of fields that are read below an object: its own, those of objects it refers to, and those of the nodes of its lists. */
const DEPTH = 3;
const PAGE = 10;
const unknownCode = "000000000000";
/** Ends the session with which all other operations are sent. */
const signOut = "signOut";

/** Every mutation of the schema, with the ids of the victim. The inputs are those with which the owner succeeds. */
export function mutationsAgainst(victim: Victim): Operation[] {
  const inputs = new Map<string, object[]>();
  for (const { mutation, input } of casesOf(victim.ids)) inputs.set(mutation, [...(inputs.get(mutation) ?? []), input]);
  for (const [mutation, input] of Object.entries(inputsWithoutPermission(victim))) inputs.set(mutation, [input]);
  return mutations
    .toSorted((a, b) => Number(a.name === signOut) - Number(b.name === signOut))
    .flatMap((field) => {
      const knownInputs = inputs.get(field.name);
      if (knownInputs === undefined) throw new Error(`The mutation ${field.name} has no input in tests/gateway/permissions.`);
      const document = `mutation ($input: ${String(field.args[0]?.type)}) { ${field.name}(input: $input) ${selectionOf(getNamedType(field.type), DEPTH)} }`;
      const privateInputs = postMutations(field.name, victim);
      return [...knownInputs, ...privateInputs].map((input) => ({ name: field.name, document, variables: { input } }));
    });
}

/** The mutations of posts and comments again, on posts that the victim has not published or has shown only to few people. */
function postMutations(mutation: string, { ids }: Victim): object[] {
  const hidden = [ids("draft job"), ids("private job"), ids("deleted job")];
  const inputs: Readonly<Record<string, () => object[]>> = {
    setLike: () => hidden.map((subjectId) => ({ subjectId, liked: true })),
    addComment: () => hidden.map((subjectId) => ({ subjectId, content: "intruder" })),
    updateJob: () => hidden.map((postId) => ({ postId, title: "intruder" })),
    deletePost: () => hidden.map((postId) => ({ postId })),
    restorePost: () => hidden.map((postId) => ({ postId })),
    publishDraft: () => hidden.map((postId) => ({ postId })),
    updateComment: () => [{ commentId: ids("private comment"), content: "intruder" }],
    deleteComment: () => [{ commentId: ids("private comment") }],
    updateInterview: () => [{ interviewId: ids("draft interview"), title: "intruder" }],
    startAnswers: () => [{ subjectId: ids("draft interview") }],
    setMembership: () => [{ communityId: ids("private community"), joined: true }],
    createJob: () => [{ title: "intruder", communityIds: [ids("private community")], image: ids("Image") }],
    createCommunityPost: () => [{ content: "intruder", authorId: ids("Author"), attachments: { images: [ids("Image")] } }],
    createTask: () => [{ title: "intruder", workListId: ids("WorkList"), subjectId: ids("draft job") }],
    addToContactList: () => [{ contactListId: ids("ContactList"), contactIds: [ids("own contact")] }],
  };
  return inputs[mutation]?.() ?? [];
}

/** Inputs of the mutations whose permission is a secret, without knowing it. */
function inputsWithoutPermission({ ids, person }: Victim): Record<string, object> {
  const name = { firstName: "In", lastName: "Truder", userType: "JOURNO", acceptTerms: true };
  return {
    signIn: { email: person.email, password: "a wrong password 2026", remember: false },
    signUp: { ...name, email: person.email, password: "a wrong password 2026" },
    signOut: {},
    requestPasswordRecovery: { email: "nobody@example.com" },
    recoverPassword: {
      recoveryId: ids("recovery"),
      code: unknownCode,
      password: "a wrong password 2026",
      passwordConfirmation: "a wrong password 2026",
    },
    answerNewsroomConfirmation: { hash: unknownCode, accept: true },
    setMailSetting: { token: unknownCode, isOn: false },
    setPressMailSubscription: { token: unknownCode, isSubscribed: false },
    startPublicAnswers: { interviewId: ids("draft interview"), name: "Ann", email: "ann@example.com" },
    saveAnswer: { answerSetId: ids("AnswerSet"), questionId: ids("draft question"), content: "intruder", skipped: false },
    finishAnswers: { answerSetId: ids("AnswerSet") },
  };
}

/** Every query of the schema and every node of the victim, with all fields down to `DEPTH`. */
export function queriesAgainst(victim: Victim): Operation[] {
  const nodes = victim.globalIds.flatMap((id): Operation[] => {
    const type = schema.getType(typeOf(id));
    if (!isObjectType(type) || type.getInterfaces().every(({ name }) => name !== "Node")) return [];
    const document = `query ($id: ID!) { node(id: $id) { ... on ${type.name} ${selectionOf(type, DEPTH)} } }`;
    return [{ name: `node ${type.name}`, document, variables: { id } }];
  });
  return [
    ...nodes,
    ...queries.filter(({ name }) => name !== "node" && name !== "nodes").flatMap((field) => queriesOf(field, victim)),
  ];
}

const typeOf = (id: string): string => Buffer.from(id, "base64url").toString().split(":")[0] ?? "";

function queriesOf(field: GraphQLField<unknown, unknown>, victim: Victim): Operation[] {
  const { name, args, type } = field;
  const selection = selectionOf(getNamedType(type), DEPTH);
  return addressesOf(name, victim).map((address) => {
    const values = args.flatMap((argument): [string, unknown][] => {
      const value = address[argument.name] ?? argumentOf(argument, victim);
      return value === undefined ? [] : [[argument.name, value]];
    });
    const written = args.filter((argument) => values.some(([key]) => key === argument.name));
    const declared = written.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(", ");
    const passed = written.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
    const parentheses = (text: string): string => (text === "" ? "" : `(${text})`);
    return {
      name,
      document: `query ${parentheses(declared)} { ${name}${parentheses(passed)} ${selection} }`,
      variables: Object.fromEntries(values),
    };
  });
}

/** Addresses of the victim's objects, for the queries that look one up. */
function addressesOf(query: string, { ids, person }: Victim): Record<string, unknown>[] {
  const byId = (...names: string[]) => names.map((name) => ({ databaseId: databaseId(ids(name)) }));
  const slugOf = (name: string) => ({ slug: keyOf(ids(name)).replace(/^\d+\./, "") });
  const addresses: Readonly<Record<string, () => Record<string, unknown>[]>> = {
    announcement: () => byId("Announcement"),
    comment: () => byId("private comment", "Comment"),
    community: () => [slugOf("private community"), slugOf("own community")],
    company: () => [slugOf("Company")],
    contact: () => byId("own contact"),
    contactList: () => byId("ContactList"),
    conversation: () => byId("Conversation"),
    feed: () => [{ communitySlug: "vault" }, {}],
    callouts: () => [{ communitySlug: "vault" }, {}],
    jobs: () => [{ communitySlug: "vault" }, {}],
    interview: () => byId("Interview", "draft interview"),
    newsroom: () => byId("Newsroom", "pending newsroom"),
    outlet: () => [slugOf("Outlet")],
    post: () => byId("draft job", "private job", "deleted job").map((address) => ({ ...address, type: "JOB" })),
    publicInterview: () => byId("Interview", "draft interview"),
    settings: () => [{ slug: person.slug }],
    story: () => byId("draft story", "Story"),
    taskSubject: () => [{ ...byId("draft job")[0], type: "JOB" }],
    user: () => [{ slug: person.slug }],
    video: () => [{ id: ids("Video") }],
    workList: () => byId("WorkList"),
  };
  return addresses[query]?.() ?? [{}];
}

function argumentOf({ name, type }: GraphQLArgument, { ids, person }: Victim): unknown {
  if (name === "query") return searchedWord;
  if (name === "first") return PAGE;
  if (name === "personIds") return [ids("partner"), ids("Author")];
  if (!isNonNullType(type)) return undefined;
  const named = getNamedType(type);
  const value = isEnumType(named)
    ? named.getValues()[0]?.name
    : ({ document: "{ viewer { authenticated } }", databaseId: person.userId, slug: person.slug }[name] ?? unknownCode);
  return isListType(type.ofType) ? [value] : value;
}

/** All fields that need no argument, or only a page size; empty for leaves. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return "";
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} { __typename ${isNode(possible) ? "id" : ""} }`);
    return `{ __typename ${parts.join(" ")} }`;
  }
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const required = field.args.filter(({ type: wanted, defaultValue }) => isNonNullType(wanted) && defaultValue === undefined);
    if (required.some(({ name }) => name !== "first")) return [];
    if (!isLeafType(named) && depth <= 1) return [];
    const page = field.args.some(({ name }) => name === "first") ? `(first: ${PAGE})` : "";
    // Connections and edges do not count as levels.
    const below = /Connection$|Edge$|Payload$/.test(type.name) ? depth : depth - 1;
    return `${field.name}${page} ${selectionOf(named, below)}`;
  });
  return `{ __typename ${fields.join(" ")} }`;
}

const isNode = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node");
