import { hashPassword } from "../../../upstream/accounts/password.ts";
import { addFailedJob, failedMail } from "../../support/failedJobs.ts";
import { cheapPasswords } from "../../support/passwords.ts";
import { makeEveryNode, type EveryNode } from "../support/everyNode.ts";
import { globalId } from "../support/ids.ts";
import type { DataEnv, Person } from "../support/testEnv.ts";

export const password = "a quiet harbour";

/** Global ids of objects, by type or by their particular property. */
export type Ids = (name: string) => string;

/** Objects for all mutations, which belong to one person. */
export interface Everything {
  /** A platform admin and user of an account with all modules; may write until a test changes that. */
  viewer: Person & { email: string };
  ids: Ids;
}

/** Makes an object for each mutation. */
export async function makeEverything(env: DataEnv): Promise<Everything> {
  const every = await makeEveryNode(env);
  const { owner } = every;
  await env.fixtures.db
    .updateTable("users")
    .set({
      roles: ["journo", "admin"],
      modules: ["contacts", "monitor", "onlineNewsroom"],
      password_hash: await hashPassword(password, cheapPasswords),
    })
    .where("id", "=", owner.userId)
    .execute();
  const all: Record<string, string> = {
    ...every.ids,
    partner: globalId("Author", every.partner.contactId),
    "partner's profile": globalId("User", every.partner.slug),
    ...(await makeContent(env, every)),
    ...(await makeOrganizations(env, every)),
    ...(await makeByMutations(env, every)),
  };
  const ids = (name: string): string => {
    const id = all[name];
    if (id === undefined) throw new Error(`There is no ${name}.`);
    return id;
  };
  return { viewer: { ...owner, email: `user-${owner.contactId}@example.com` }, ids };
}

async function makeContent({ fixtures }: DataEnv, { owner, partner }: EveryNode): Promise<Record<string, string>> {
  const { db } = fixtures;
  const company = await fixtures.company();
  const ofCompany = { creator_id: owner.contactId };
  const job = await fixtures.post("job", owner.contactId);
  const comment = await fixtures.comment("job", job, owner.contactId);
  await fixtures.comment("job", job, partner.contactId, { parent_id: comment });
  const interview = await db
    .insertInto("interviews")
    .values({
      title: "Why",
      type: "text",
      status: "open",
      author_id: partner.contactId,
      creator_id: partner.contactId,
      created_at: fixtures.time(),
      published_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const set = await db
    .insertInto("answer_sets")
    .values({
      hash: "a0b1c2d3e4f5",
      interview_id: interview.id,
      type: "text",
      contact_id: owner.contactId,
      created_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("interview_invitations")
    .values({
      interview_id: interview.id,
      answer_set_id: set.id,
      contact_id: owner.contactId,
      created_at: fixtures.time(),
    })
    .execute();
  const waiting = await fixtures.person(["pr"], { is_read_only: true });
  return {
    "company's community post": globalId("CommunityPost", await fixtures.post("communityPost", company.contactId, ofCompany)),
    "company's record": globalId("Record", await fixtures.post("record", company.contactId, ofCompany)),
    "company's reaction": globalId("Reaction", await fixtures.post("reaction", company.contactId, ofCompany)),
    "company's statement": globalId("Statement", await fixtures.post("statement", company.contactId, ofCompany)),
    "post to delete": globalId("Job", job),
    draft: globalId("Job", await fixtures.post("job", owner.contactId, { save_as: "draft" })),
    "comment with a reply": globalId("Comment", comment),
    "interview to answer": globalId("Interview", interview.id),
    "waiting profile": globalId("User", waiting.slug),
    "job to delete": globalId("DeadLetter", await addFailedJob(db, failedMail("kim@example.com"))),
    // Newer than the other one, and thus the first of the list.
    "job to retry": globalId("DeadLetter", await addFailedJob(db, failedMail("robin@example.com"))),
  };
}

async function makeOrganizations({ fixtures }: DataEnv, { owner, partner, ids }: EveryNode): Promise<Record<string, string>> {
  const { db } = fixtures;
  await fixtures.join(await fixtures.community("ours", owner.contactId), partner.contactId);
  await fixtures.community("to-join", partner.contactId);
  const companyId = Number(
    Buffer.from(ids["Company"] ?? "", "base64url")
      .toString()
      .split(/[:.]/)[1],
  );
  await db
    .insertInto("company_responsibilities")
    .values({ contact_id: partner.contactId, company_id: companyId, status: "active" })
    .execute();
  const newsroom = await db
    .insertInto("newsrooms")
    .values({
      name: "Waiting",
      slug: "waiting",
      status: "pending",
      company_id: companyId,
      owner_id: owner.contactId,
      created_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    "own community": await fixtures.globalIdOf("Community", "ours"),
    "community to join": await fixtures.globalIdOf("Community", "to-join"),
    "pending newsroom": globalId("Newsroom", newsroom.id),
  };
}

/** Objects that a person creates by mutations. */
async function makeByMutations(env: DataEnv, { owner, ids }: EveryNode): Promise<Record<string, string>> {
  const make = async (mutation: string, selection: string, input: object): Promise<string> => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const document = `mutation ($input: ${type}) { made: ${mutation}(input: $input) { errors { message } ${selection} } }`;
    const payload = JSON.stringify(await env.data(document, { input }, owner));
    const [, id] = /"id":"([^"]+)"/.exec(payload) ?? [];
    if (id === undefined) throw new Error(`${mutation} made nothing: ${payload}`);
    return id;
  };
  const settingsId = ids["UserSettings"];
  const other = await env.fixtures.company();
  const companyId = await env.fixtures.globalIdOf("Company", other.slug);
  const contact = await make("createContact", "contact { id }", { name: "Robin Quill", email: "robin@example.com" });
  const list = await make("createContactList", "contactList { id }", { name: "Mailing" });
  await make("addToContactList", "contactList { id }", { contactListId: list, contactIds: [contact] });
  return {
    "other company": companyId,
    "own contact": contact,
    "mailing list": list,
    "outlet responsibility": await make("addOutlet", "settings { outletResponsibilities { id } }", {
      settingsId,
      url: "https://harbour.example",
    }),
    "company responsibility": await make("joinCompany", "settings { companyResponsibilities { id } }", { companyId }),
    invitation: await make("inviteRespondents", "interview { invitations { id } }", {
      interviewId: ids["Interview"],
      emails: ["robin@example.com"],
      personIds: [],
    }),
    token: await make("createAccessToken", "viewer { accessTokens { id } }", {
      name: "Script",
      expiresInDays: 30,
      password,
    }),
  };
}
