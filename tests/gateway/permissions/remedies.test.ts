import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type SignedIn, type TestEnv } from "../support/testEnv.ts";
import { casesOf, withoutPermission, type Case } from "./everyMutation.ts";
import { makeEverything, password, type Everything } from "./everything.ts";
import { byId } from "./nouns.ts";

interface PermissionView {
  allowed: boolean;
  reasons: { code: string; message: string; remedy: string | null }[];
}

type Refusal = { code: string; message: string };

const allowed: PermissionView = { allowed: true, reasons: [] };

describe("remedies", () => {
  let env: TestEnv;
  let everything: Everything;
  let cases: Case[];
  let admin: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    everything = await makeEverything(env);
    cases = casesOf(everything.ids);
    admin = await env.fixtures.person(["admin"]);
  });
  afterAll(() => env?.stop());

  /** Null for objects that the viewer cannot see. */
  async function permissionsOf(
    requested: readonly Pick<Case, "read" | "action">[],
    as?: SignedIn,
  ): Promise<(PermissionView | null)[]> {
    const fields = requested.map(({ read, action }, index) => {
      const selection = `${action} { allowed reasons { code message remedy } }`;
      return `a${index}: ${read.replace("$permissions", selection)}`;
    });
    const { data } = await env.run(`{ ${fields.join(" ")} }`, {}, as);
    return requested.map(({ action }, index) => findField<PermissionView>(data?.[`a${index}`], action));
  }

  const permissionOf = async (requested: Pick<Case, "read" | "action">, as?: SignedIn): Promise<PermissionView | null> =>
    (await permissionsOf([requested], as))[0] ?? null;

  /** The permissions of many mutations, in a few operations. */
  async function permissionsByMutation(of: readonly Case[], as?: SignedIn): Promise<Map<string, PermissionView | null>> {
    const found = new Map<string, PermissionView | null>();
    for (let from = 0; from < of.length; from += 30) {
      const part = of.slice(from, from + 30);
      const permissions = await permissionsOf(part, as);
      for (const [index, { mutation }] of part.entries()) found.set(mutation, permissions[index] ?? null);
    }
    return found;
  }

  /** The first error; null when the mutation succeeded. */
  async function refusalOf(mutation: string, input: object, as?: SignedIn): Promise<Refusal | null> {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const document = `mutation ($input: ${type}) { made: ${mutation}(input: $input) { errors { code message } } }`;
    const { data, errors } = await env.run<{ made: { errors: Refusal[] } }>(document, { input }, as);
    const [fault] = errors ?? [];
    if (fault !== undefined) return { code: String(fault.extensions?.code), message: fault.message };
    return data?.made.errors[0] ?? null;
  }

  async function signIn(email: string, password: string): Promise<SignedIn> {
    const document = `mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { errors { message } } }`;
    const { response } = await sendGraphql(env.url, { document, variables: { email, password } });
    const [, sid = ""] = /sid=([^;]+)/.exec(response.headers.get("set-cookie") ?? "") ?? [];
    return { sid };
  }

  it("are tested for every mutation of the schema that has a permission @PERM-01", () => {
    const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
    const listed = [...cases.map(({ mutation }) => mutation), ...Object.keys(withoutPermission)];
    expect(listed.toSorted()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted());
  });

  it("allow every mutation: first signing in, then the approval of the account @PERM-01 @USER-04", async () => {
    const { viewer } = everything;
    const setReadOnly = env.fixtures.db.updateTable("users").set({ is_read_only: true });
    await setReadOnly.where("id", "=", viewer.userId).execute();
    const wrong: unknown[] = [];
    const compare = (phase: string, mutation: string, found: unknown, expected: unknown) => {
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ phase, mutation, found, expected });
    };

    const shownToGuests = await permissionsByMutation(cases);
    for (const { mutation, input } of cases) {
      const shown = shownToGuests.get(mutation) ?? null;
      if (shown !== null) compare("guest: permission", mutation, shown.reasons[0]?.remedy, "SIGN_IN");
      compare("guest", mutation, (await refusalOf(mutation, input))?.code, "UNAUTHENTICATED");
    }

    const signedIn = await signIn(viewer.email, password);
    const writes = cases.filter(({ isForReaders }) => isForReaders !== true);
    const shownToReaders = await permissionsByMutation(writes, signedIn);
    for (const { mutation, input } of writes) {
      const [reason] = shownToReaders.get(mutation)?.reasons ?? [];
      compare("reader: permission", mutation, [reason?.code, reason?.remedy], ["READ_ONLY", "ASK_FOR_APPROVAL"]);
      compare("reader", mutation, (await refusalOf(mutation, input, signedIn))?.message, reason?.message);
    }

    expect(await refusalOf("approveAccount", { userId: globalId("User", viewer.slug) }, admin)).toBeNull();
    for (const { mutation, input, error, ...permission } of cases) {
      compare("approved: permission", mutation, await permissionOf(permission, signedIn), allowed);
      const refusal = await refusalOf(mutation, input, signedIn);
      compare("approved", mutation, error === undefined ? refusal : refusal?.code, error ?? null);
    }
    expect(wrong).toEqual([]);
  });

  /** Expects the remedy in the permission, and that the permission and the mutation are granted after it. */
  async function expectRemedy(
    as: Person,
    permission: Pick<Case, "read" | "action">,
    [mutation, input]: readonly [string, object],
    [remedy, run]: readonly [string, () => Promise<unknown>],
  ): Promise<void> {
    const [reason] = (await permissionOf(permission, as))?.reasons ?? [];
    expect(reason?.remedy).toBe(remedy);
    expect((await refusalOf(mutation, input, as))?.message).toBe(reason?.message);
    expect(await run()).toBeNull();
    expect(await permissionOf(permission, as)).toEqual(allowed);
    expect(await refusalOf(mutation, input, as)).toBeNull();
  }
  const on = (type: string, id: string, action: string) => ({ read: byId(id, type), action });

  it("allow joining by an invitation, and reading by joining @PERM-01 @COMM-09", async () => {
    const { fixtures } = env;
    const [creator, person] = [await fixtures.person(["journo"]), await fixtures.person(["pr"])];
    await fixtures.community("closed", creator.contactId, { type: "private" });
    const communityId = await fixtures.globalIdOf("Community", "closed");
    const personIds = [globalId("Author", person.contactId)];
    await expectRemedy(
      person,
      on("Community", communityId, "join"),
      ["setMembership", { communityId, joined: true }],
      ["ASK_FOR_INVITATION", () => refusalOf("inviteToCommunity", { communityId, personIds }, creator)],
    );
    await refusalOf("setMembership", { communityId, joined: false }, person);
    await refusalOf("inviteToCommunity", { communityId, personIds }, creator);
    const read = on("Community", communityId, "read");
    expect((await permissionOf(read, person))?.reasons.map(({ remedy }) => remedy)).toEqual(["JOIN_COMMUNITY"]);
    expect(await refusalOf("setMembership", { communityId, joined: true }, person)).toBeNull();
    expect(await permissionOf(read, person)).toEqual(allowed);
  });

  it("allow opening the settings by finishing the onboarding @PERM-01 @GUARD-10", async () => {
    const person = await env.fixtures.person(["journo"], { onboarding: "beats" });
    const settings = on("User", globalId("User", person.slug), "openSettings");
    expect((await permissionOf(settings, person))?.reasons.map(({ remedy }) => remedy)).toEqual(["FINISH_ONBOARDING"]);
    expect(await refusalOf("setOnboarding", { stage: null }, person)).toBeNull();
    expect(await permissionOf(settings, person)).toEqual(allowed);
  });

  it("allow changes of deleted objects by restoring them @PERM-01 @PERM-03", async () => {
    const { fixtures } = env;
    const person = await fixtures.person(["journo"]);
    const deleted = { deleted_at: new Date() };
    const job = globalId("Job", await fixtures.post("job", person.contactId, deleted));
    const restore = ["RESTORE", () => refusalOf("restorePost", { postId: job }, person)] as const;
    await expectRemedy(person, on("Job", job, "edit"), ["updateJob", { postId: job, title: "Other" }], restore);
    expect(await refusalOf("deletePost", { postId: job }, person)).toBeNull();
    await expectRemedy(person, on("Job", job, "like"), ["setLike", { subjectId: job, liked: true }], restore);
    expect(await refusalOf("deletePost", { postId: job }, person)).toBeNull();
    await expectRemedy(person, on("Job", job, "comment"), ["addComment", { subjectId: job, content: "<p>So</p>" }], restore);

    const post = await fixtures.post("job", person.contactId);
    const commentId = globalId("Comment", await fixtures.comment("job", post, person.contactId, deleted));
    await expectRemedy(
      person,
      on("Comment", commentId, "like"),
      ["setLike", { subjectId: commentId, liked: true }],
      ["RESTORE", () => refusalOf("restoreComment", { commentId }, person)],
    );
  });

  it("allow actions on drafts by publishing them @PERM-01 @PERM-42", async () => {
    const { fixtures } = env;
    const person = await fixtures.person(["journo"]);
    const draft = globalId("Job", await fixtures.post("job", person.contactId, { save_as: "draft" }));
    const publish = ["PUBLISH", () => refusalOf("publishDraft", { postId: draft }, person)] as const;
    await expectRemedy(person, on("Job", draft, "like"), ["setLike", { subjectId: draft, liked: true }], publish);

    const at = fixtures.time();
    const columns = { author_id: person.contactId, creator_id: person.contactId, created_at: at };
    const interview = await fixtures.db
      .insertInto("interviews")
      .values({ ...columns, title: "Why", type: "text", status: "draft" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fixtures.db
      .insertInto("questions")
      .values({ interview_id: interview.id, position: 1, text: "Why?", created_at: at })
      .execute();
    const interviewId = globalId("Interview", interview.id);
    await expectRemedy(
      person,
      on("Interview", interviewId, "invite"),
      ["inviteRespondents", { interviewId, emails: ["kim@example.com"], personIds: [] }],
      ["PUBLISH", () => refusalOf("updateInterview", { interviewId, status: "OPEN" }, person)],
    );

    const announcement = await fixtures.db
      .insertInto("announcements")
      .values({ ...columns, kind: "announcement", status: "draft", title: "News", content: "<p>News</p>" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const announcementId = globalId("Announcement", announcement.id);
    await expectRemedy(
      person,
      on("Announcement", announcementId, "archive"),
      ["updateAnnouncement", { announcementId, status: "ARCHIVED" }],
      ["PUBLISH", () => refusalOf("updateAnnouncement", { announcementId, status: "PUBLISHED" }, person)],
    );
  });
});

/** The first value of a field at any depth of a response. */
function findField<T>(value: unknown, name: string): T | null {
  if (typeof value !== "object" || value === null) return null;
  if (name in value) return (value as Record<string, T>)[name] ?? null;
  for (const part of Object.values(value)) {
    const found = findField<T>(part, name);
    if (found !== null) return found;
  }
  return null;
}
