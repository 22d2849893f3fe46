import { Caller, type CallOptions, type Outcome } from "./caller.ts";
import { operations, type Operation } from "./contract.ts";

export interface Account {
  email: string;
  password: string;
}

interface Known {
  /** Values of path parameters, by the path before them. */
  params: Map<string, Record<string, string | number>>;
  /** Modules of the account's plan. */
  modules: readonly string[];
}

interface Identified {
  id: number;
}
interface Listed {
  data: {
    id: number;
    author: { slug: string | null; type: string };
    img?: Identified | null;
    video?: Identified | null;
    attachments?: { images: Identified[]; videos: Identified[] };
  }[];
}

/** The maximum id, which no row has, so that calls with it change nothing. */
const UNUSED_ID = 2 ** 31 - 1;
const missing = {
  id: UNUSED_ID,
  interviewId: UNUSED_ID,
  messageId: UNUSED_ID,
  questionId: UNUSED_ID,
  contactId: UNUSED_ID,
  invitationId: UNUSED_ID,
  companyId: UNUSED_ID,
  kind: "like",
  feedType: "job",
  type: "text",
  hash: "0",
  token: "0",
  deadLetterId: "0",
  slug: "no-such-slug-anywhere",
  user: "no-such-slug-anywhere",
  code: "no-such-code",
  feed: "beat",
  feedId: "0",
};
const collections: Record<string, string> = {
  communityPost: "communityPosts",
  job: "jobs",
  callout: "callouts",
  event: "events",
  record: "records",
  reaction: "reactions",
  statement: "statements",
  media: "stories",
  epitome: "stories",
  marcoms: "stories",
};
/** Queries of calls that require ids or slugs. */
const queries: Record<string, (known: Known) => string | null> = {
  // Only for the founder of the community, which the account need not be.
  getCommunityInvitations: () => "",
  // Only for owners of the company, which the account need not be.
  getCompanyRequests: () => "",
  getComments: ({ params }) => listOf(params.get("comments")?.["id"], "ids"),
  getImages: ({ params }) => listOf(params.get("uploads/images")?.["id"], "ids"),
  getVideos: ({ params }) => listOf(params.get("uploads/videos")?.["id"], "ids"),
  getInterviews: ({ params }) => listOf(params.get("interviews")?.["id"], "ids"),
  getMentions: () => "?q=a",
  search: () => "?q=media",
  getProfiles: ({ params }) => listOf(params.get("u")?.["slug"], "slugs"),
  getCompanyProfiles: ({ params }) => listOf(params.get("c")?.["slug"], "slugs"),
  getOutletProfiles: ({ params }) => listOf(params.get("o")?.["slug"], "slugs"),
};
/** Bodies required by calls that validate them before looking up their target. */
const bodies: Record<string, object> = {
  createAnswerVideo: new FormData(),
  updateSettingsAvatar: new FormData(),
  addCompanyPerson: { contactId: UNUSED_ID },
  setDoNotContact: { doNotContact: true },
  updateMailSetting: { isOn: true },
  updateMailSubscription: { isSubscribed: true },
  updatePasswordByRecovery: { password: "a quiet word", passwordConfirmation: "a quiet word" },
  createQuestion: { text: "Checking the contract" },
  orderQuestions: { ids: [UNUSED_ID] },
  inviteToCommunity: { contactIds: [UNUSED_ID] },
  shareInterview: { contactIds: [UNUSED_ID] },
  setAnnouncementChannels: { channelIds: [UNUSED_ID] },
  testAnnouncementEmail: { to: "desk@example.com" },
  confirmNewsroom: { accept: false },
  reviewNewsroom: { status: "declined" },
  updateOnboarding: { stage: null },
  addToContactList: { contactIds: [UNUSED_ID] },
  updateEmail: { email: "nobody@example.com", password: "a quiet word" },
  updatePassword: { currentPassword: "a quiet word", password: "another word", passwordConfirmation: "another word" },
  createTwoStep: { password: "a quiet word" },
  updateTwoStep: { code: "000000" },
  deleteTwoStep: { password: "a quiet word" },
  createAccessToken: { name: "Checking the contract", expiresInDays: 1, password: "a quiet word" },
  createOutletResponsibility: { url: "https://example.com" },
  updateSettingsFirstname: { firstname: "Nobody" },
  updateSettingsLastname: { lastname: "Nobody" },
  updateSettingsJob: { job: null },
  updateSettingsOrganization: { organization: null },
  updateSettingsTimezone: { timezone: null },
  updateSettingsCountry: { id: null },
  updateSettingsBeats: { ids: [] },
  updateSettingsAbout: { about: null },
  updateSettingsSlug: { newSlug: "nobody" },
};
/** Lists whose first entry is also read by id, with the path before the id. */
const ownLists = [
  ["getTasks", "tasks"],
  ["getWorkLists", "workLists"],
  ["getNewsrooms", "newsrooms"],
  ["getChannels", "channels"],
] as const;
/** Calls for platform admins, which the account need not be. */
const forAdmins = /^(updateUser|getAllNewsrooms|reviewNewsroom|(get|retry|delete)DeadLetters?)$/;
const session = new Set(["createSession", "deleteSession"]);

const listOf = (value: string | number | undefined, key: string) => (value === undefined ? null : `?${key}=${value}`);
/** The path before its parameters. */
const rootOf = (operation: Operation) => operation.path.slice(1).split("/{")[0] ?? "";
const takes = (operation: Operation, status: number) => operation.statuses.includes(String(status));
/** Whether the account's plan lacks a required module. */
const isGated = ({ modules }: Operation, known: Known) => modules.some((module) => !known.modules.includes(module));
const hasParams = (operation: Operation) => operation.path.includes("{");

/**
 * Checks all operations of openapi.json on a running upstream: shapes, statuses, headers and errors. Leaves the data unchanged,
 * except for a like that it reverts and a comment that it deletes.
 */
export async function checkUpstream(url: string, account: Account): Promise<Outcome[]> {
  const caller = new Caller(url);
  for (const operation of operations) await checkGuest(caller, operation);
  if (await signIn(caller, account)) {
    const known = await discover(caller);
    for (const operation of operations.filter(({ id }) => !session.has(id))) {
      if (isGated(operation, known)) await caller.call(operation.id, { status: 404, params: missing });
      else await (operation.method === "GET" ? checkRead(caller, operation, known) : checkRefusals(caller, operation));
    }
    await checkLike(caller, known);
    await checkComment(caller, known);
    await caller.call("deleteSession", { status: 204 });
    await caller.call("deleteSession", { status: 401 });
  }
  return [...caller.outcomes.values()];
}

async function checkGuest(caller: Caller, operation: Operation): Promise<void> {
  const options = { params: missing, as: "guest" } as const;
  if (operation.method !== "GET") {
    const refused = await caller.call(operation.id, { ...options, status: 400, headers: { "x-requested-with": "" } });
    if (refused !== null && !("detail" in Object(refused.body)))
      caller.addFault(operation.id, "a request without the marker header is refused without a detail");
  }
  const isForUsers = takes(operation, 401) && operation.id !== "getFeed" && !isOpenToGuests(operation);
  if (isForUsers) await caller.call(operation.id, { ...options, status: 401 });
}

/** Calls that are open to guests although some of their entities require a session. */
function isOpenToGuests({ method, path }: Operation): boolean {
  return (
    path.startsWith("/password/") ||
    path.startsWith("/async/") ||
    path.startsWith("/newsrooms/confirm/") ||
    path.startsWith("/announcements/subscriptions/") ||
    path.startsWith("/settings/mails/") ||
    (method === "GET" &&
      !path.includes("/settings") &&
      /^\/(stories\/\{id\}|announcements\/\{id\}$|interviews\/\{id\}|newsrooms\/\{id\}|comments|u|c|o)/.test(path))
  );
}

async function signIn(caller: Caller, account: Account): Promise<boolean> {
  await caller.call("createSession", { status: 422, body: {} });
  const response = await caller.call("createSession", { status: 201, body: account });
  const cookie = response?.headers.get("set-cookie") ?? "";
  if (response !== null && !/^sid=[^;]+;(?=.*HttpOnly)(?=.*SameSite=Lax)/i.test(cookie)) {
    caller.addFault("createSession", `the cookie is not an HttpOnly, SameSite=Lax sid: "${cookie.replace(/=[^;]+/, "=...")}"`);
    return false;
  }
  caller.signIn(cookie.split(";")[0] ?? "");
  return response !== null;
}

/** Finds one entity of each kind that the signed-in user can see. */
async function discover(caller: Caller): Promise<Known> {
  const params: Known["params"] = new Map();
  for (const [type, collection] of Object.entries(collections)) {
    const feed = await caller.call("getPosts", { status: 200, query: `?types=${type}&limit=20` });
    for (const item of (feed?.body as Listed | undefined)?.data ?? []) {
      params.set(collection, { id: item.id });
      if (item.author.slug !== null) params.set(item.author.type === "person" ? "u" : "c", { slug: item.author.slug });
      for (const image of [item.img, ...(item.attachments?.images ?? [])]) noteUpload(params, "uploads/images", image);
      for (const video of [item.video, ...(item.attachments?.videos ?? [])]) noteUpload(params, "uploads/videos", video);
    }
  }
  const communities = await caller.call("getCommunities", { status: 200, query: "?joined=true&limit=1" });
  for (const { slug } of (communities?.body as { data: { slug: string }[] } | undefined)?.data ?? [])
    params.set("communities", { slug });
  const stories = await caller.call("getStories", { status: 200, query: "?limit=100" });
  for (const { outlet } of (stories?.body as { data: { outlet: { slug: string } | null }[] } | undefined)?.data ?? [])
    if (outlet !== null) params.set("o", { slug: outlet.slug });
  const me = await caller.call("getCurrentUser", { status: 200 });
  const user = me?.body as { slug: string | null; modules: string[]; getstream: { userId: string } | null } | undefined;
  // Settings have the same path prefix as profiles.
  params.set("u", { ...params.get("u"), user: user?.slug ?? "" });
  params.set("feeds", { feed: "timeline", feedId: user?.getstream?.userId ?? "" });
  const conversations = await caller.call("getConversations", { status: 200, query: "?limit=1" });
  for (const { id } of (conversations?.body as { data: Identified[] } | undefined)?.data ?? [])
    params.set("conversations", { id });
  const interviews = await caller.call("getMyInterviews", { status: 200, query: "?limit=1" });
  for (const { id } of (interviews?.body as { data: Identified[] } | undefined)?.data ?? []) params.set("interviews", { id });
  const announcements = await caller.call("getOurAnnouncements", { status: 200, query: "?limit=100" });
  for (const { id, canEdit } of (announcements?.body as { data: { id: number; canEdit: boolean }[] } | undefined)?.data ?? [])
    if (canEdit) params.set("announcements", { id });
  for (const [id, root] of ownLists) {
    const list = await caller.call(id, { status: 200, query: "?limit=1" });
    for (const { id: first } of (list?.body as { data: Identified[] } | undefined)?.data ?? []) params.set(root, { id: first });
  }
  await discoverAnswers(caller, params);
  await discoverComment(caller, params);
  const modules = user?.modules ?? [];
  if (modules.includes("contacts")) await discoverContacts(caller, params);
  return { params, modules };
}

/** Answers to interviews of the account: reading them as their author has no side effects. */
async function discoverAnswers(caller: Caller, params: Known["params"]): Promise<void> {
  const awaiting = await caller.call("getAwaitingAnswers", { status: 200, query: "?direction=asked&limit=1" });
  for (const { type, hash } of (awaiting?.body as { data: { type: string; hash: string }[] } | undefined)?.data ?? [])
    params.set("async/answers", { type, hash });
  const wire = await caller.call("getInterviewWire", { status: 200, query: "?limit=100" });
  type Wire = { data: { id: number; status: string; isPublic: boolean }[] };
  for (const { id, status, isPublic } of (wire?.body as Wire | undefined)?.data ?? [])
    if (status === "open" && isPublic) params.set("async/public", { id });
}

async function discoverContacts(caller: Caller, params: Known["params"]): Promise<void> {
  for (const [id, path] of [
    ["getContacts", "contacts"],
    ["getContactLists", "contactLists"],
  ] as const) {
    const found = await caller.call(id, { status: 200, query: "?limit=1" });
    for (const one of (found?.body as { data: Identified[] } | undefined)?.data ?? []) params.set(path, { id: one.id });
  }
}

function noteUpload(params: Known["params"], path: string, upload: Identified | null | undefined): void {
  if (upload !== null && upload !== undefined) params.set(path, { id: upload.id });
}

async function discoverComment(caller: Caller, params: Known["params"]): Promise<void> {
  const feed = await caller.call("getPosts", { status: 200, query: "?limit=100" });
  type WithComments = { data: { commentable: { comments: { id: number }[] } }[] };
  const comments = (feed?.body as WithComments | undefined)?.data.flatMap((item) => item.commentable.comments) ?? [];
  if (comments[0] !== undefined) params.set("comments", { id: comments[0].id });
}

async function checkRead(caller: Caller, operation: Operation, known: Known): Promise<void> {
  const { id } = operation;
  const params = known.params.get(rootOf(operation));
  const query = queries[id]?.(known) ?? "";
  if (queries[id] === undefined ? !hasParams(operation) || params !== undefined : query !== "")
    await caller.call(id, { status: forAdmins.test(id) ? 403 : 200, query, ...(params !== undefined && { params }) });
  if (operation.queries.includes("limit")) {
    for (const bad of ["limit=0", "limit=101", "offset=-1"]) {
      if (operation.queries.includes(bad.split("=")[0] ?? ""))
        await caller.call(id, { status: 400, query: `?${bad}`, params: params ?? missing });
    }
  }
  if (operation.queries.includes("ids")) {
    // Ids of mentions are looked up in place of a search, whose term the call requires in any case.
    const start = id === "getMentions" ? `${query}&` : "?";
    await caller.call(id, { status: 400, query: `${start}ids=1,two` });
    await caller.call(id, { status: 200, query: `${start}ids=${UNUSED_ID}` });
  }
  await checkBadParams(caller, operation);
}

async function checkBadParams(caller: Caller, operation: Operation): Promise<void> {
  const body = bodies[operation.id];
  const sent = body === undefined ? {} : { body };
  if (hasParams(operation))
    await caller.call(operation.id, { status: forAdmins.test(operation.id) ? 403 : 404, params: missing, ...sent });
  if (operation.path.includes("{id}"))
    await caller.call(operation.id, { status: 400, params: { ...missing, id: "x1" }, ...sent });
}

/** Writes to missing entities must fail and change nothing. */
async function checkRefusals(caller: Caller, operation: Operation): Promise<void> {
  await checkBadParams(caller, operation);
  if (operation.id === "createConversation")
    await caller.call(operation.id, { status: 422, body: { contactIds: [], content: "Checking the contract" } });
  if (operation.id === "createFeedback" || operation.id === "importContacts")
    await caller.call(operation.id, { status: 415, body: {} });
}

async function checkLike(caller: Caller, known: Known): Promise<void> {
  const params = known.params.get("communityPosts");
  if (params === undefined) return;
  const read = async () => {
    const response = await caller.call("getCommunityPost", { status: 200, params });
    return (response?.body as { likable: { liked: boolean } } | undefined)?.likable;
  };
  const before = await read();
  if (before === undefined) return;
  for (const status of [!before.liked, before.liked]) {
    const response = await caller.call("toggleCommunityPostLike", { status: 200, params, body: { status } });
    if (response !== null && Object(response.body).liked !== status)
      caller.addFault("toggleCommunityPostLike", `status ${status} does not make liked ${status}`);
  }
  const after = await read();
  if (JSON.stringify(after) !== JSON.stringify(before))
    caller.addFault("toggleCommunityPostLike", "liking and unliking changes the post");
}

async function checkComment(caller: Caller, known: Known): Promise<void> {
  const post = known.params.get("communityPosts");
  if (post === undefined) return;
  const id = "createCommunityPostComment";
  await caller.call(id, { status: 422, params: post, body: { content: "" } });
  const key = { "idempotency-key": crypto.randomUUID() };
  const create: CallOptions = { status: 201, params: post, body: { content: "Checking the contract" }, headers: key };
  const created = await caller.call(id, create);
  const comment: unknown = Object(created?.body).id;
  if (typeof comment !== "number") return;
  const params = { id: comment };
  try {
    const again = await caller.call(id, create);
    if (again !== null && (Object(again.body).id !== comment || again.headers.get("idempotent-replayed") !== "true")) {
      caller.addFault(id, "the same idempotency key makes a second comment");
      await caller.call("deleteComment", { status: 204, params: { id: Number(Object(again.body).id) } });
    }
    await caller.call("getComment", { status: 200, params });
    await caller.call("updateComment", { status: 200, params, body: { content: "Checking the contract again" } });
    for (const status of [true, false]) await caller.call("toggleCommentLike", { status: 200, params, body: { status } });
  } finally {
    await caller.call("deleteComment", { status: 204, params });
  }
}
