import { describe, expect, it } from "vitest";
import { PLATFORM_AUTHOR_ID } from "../../upstream/db/platformAuthor.ts";
import { getLatestLocalTime } from "../../upstream/text/timezone.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://desk.example.com", productName: "Newsdesk" });
const BRIEF = 1;
const DIGEST = 2;
const CALLOUTS = 3;
const PRODUCT = 4;

/** Sets the clock to this time and runs the job that queues due newsletters. */
async function at(time: string): Promise<void> {
  const { upstream, db } = env.current;
  env.current.time = new Date(time);
  await upstream.jobs.enqueue(db, "queue-newsletters", {});
  await upstream.jobs.settled();
}
const mailsTo = ({ email }: Person) => env.current.mailsTo(email);
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);

/** Creates a person who subscribes. The clock advances by a minute. */
async function subscriber(newsletter: number, timezone: string | null, user: object = {}): Promise<Person> {
  const person = await env.current.person(["journo"], { timezone, ...user });
  await person.client.patch(`/u/${person.slug}/settings/subscriptions/${newsletter}`);
  // Posts published from now on are later than the subscription.
  env.current.advance(1);
  return person;
}
const unsubscribe = (person: Person, newsletter: number) =>
  person.client.delete(`/u/${person.slug}/settings/subscriptions/${newsletter}`);

describe("the latest local time", () => {
  const latest = (zone: string, now: string, weekday: number | null = null) =>
    getLatestLocalTime(zone, 7, weekday, new Date(now)).toISOString();

  it.each([
    ["today", "Australia/Sydney", "2026-03-01T20:30:00Z", "2026-03-01T20:00:00.000Z"],
    ["yesterday", "Australia/Sydney", "2026-03-01T19:59:00Z", "2026-02-28T20:00:00.000Z"],
    ["a zone behind UTC", "America/New_York", "2026-03-07T12:00:00Z", "2026-03-07T12:00:00.000Z"],
    ["the day on which daylight saving begins", "America/New_York", "2026-03-08T11:30:00Z", "2026-03-08T11:00:00.000Z"],
    ["the day on which daylight saving ends", "Australia/Sydney", "2026-04-04T21:30:00Z", "2026-04-04T21:00:00.000Z"],
    ["a quarter of an hour", "Asia/Kathmandu", "2026-03-01T01:15:00Z", "2026-03-01T01:15:00.000Z"],
    ["a date that was skipped", "Pacific/Apia", "2011-12-30T16:00:00Z", "2011-12-29T17:00:00.000Z"],
  ])("@I18N-03 is right for %s", (_case, zone, now, expected) => {
    expect(latest(zone, now)).toBe(expected);
  });

  it("@I18N-03 goes back to a weekday of the zone", () => {
    // Sunday evening in UTC is Monday morning in Sydney.
    expect(latest("Australia/Sydney", "2026-03-01T20:00:00Z", 1)).toBe("2026-03-01T20:00:00.000Z");
    expect(latest("Europe/London", "2026-03-01T20:00:00Z", 1)).toBe("2026-02-23T07:00:00.000Z");
  });
});

describe("the daily brief", () => {
  it("@SETTINGS-05 is sent at seven in the reader's zone, once a day, with what was published since the last one", async () => {
    env.current.time = new Date("2026-03-10T08:00:00Z");
    const author = await env.current.person(["journo"], {}, { name: "Bo Ek" });
    const [sydney, london, kathmandu, unknown] = [
      await subscriber(BRIEF, null),
      await subscriber(BRIEF, "Europe/London"),
      await subscriber(BRIEF, "Asia/Kathmandu"),
      await subscriber(BRIEF, "Mars/Olympus"),
    ];
    const counts = async () =>
      Promise.all([sydney, london, kathmandu, unknown].map(async (person) => (await mailsTo(person)).length));
    const story = await env.current.story(author.contactId, { title: "Ferries", published_at: env.current.time });
    const liked = await env.current.post("callout", author.contactId, { title: "Nurses" });
    await london.client.post(`/callouts/${liked}/toggleLike`, { status: true });

    await at("2026-03-10T19:46:00Z");
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await at("2026-03-10T20:01:00Z");
    expect(await counts()).toEqual([1, 0, 0, 1]);
    await at("2026-03-10T20:16:00Z");
    await at("2026-03-11T01:16:00Z");
    expect(await counts()).toEqual([1, 0, 1, 1]);
    await at("2026-03-11T07:01:00Z");
    expect(await counts()).toEqual([1, 1, 1, 1]);

    const [mail] = await mailsTo(london);
    expect(mail?.subject).toBe("Daily brief: Nurses");
    const token = /account\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
    expect(mail?.text.split("\n")).toEqual([
      "Daily brief of Newsdesk, 11 March 2026",
      "",
      "Nurses",
      "Call-out · Bo Ek · 1 like",
      "Content of a callout",
      `https://desk.example.com/?callout=${liked}`,
      "",
      "Ferries",
      "Story · Bo Ek",
      "What happened",
      `https://desk.example.com/stories/${story}`,
      "",
      "--",
      "",
      'You get this e-mail because you subscribed to the newsletter "Daily brief" of Newsdesk, which is sent every day.',
      `Choose which e-mails you get: https://desk.example.com/u/${london.slug}/settings/subscriptions`,
      `Unsubscribe: https://desk.example.com/unsubscribe/account/${token}`,
    ]);
    expect(mail?.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail?.html).toContain(`<a href="https://desk.example.com/stories/${story}"`);

    // Nothing was published since, so that nothing is sent.
    await at("2026-03-12T07:01:00Z");
    expect(await counts()).toEqual([1, 1, 1, 1]);
    await env.current.story(author.contactId, { title: "Second", published_at: env.current.time });
    await at("2026-03-13T07:01:00Z");
    expect((await subjectsTo(london)).slice(1)).toEqual(["Daily brief: Second"]);
    for (const person of [sydney, london, kathmandu, unknown]) await unsubscribe(person, BRIEF);
  });

  it("@SETTINGS-05 is sent at the same local hour when daylight saving begins and ends", async () => {
    env.current.time = new Date("2026-03-27T12:00:00Z");
    const author = await env.current.person(["journo"]);
    const reader = await subscriber(BRIEF, "Europe/London");
    const publish = () => env.current.story(author.contactId, { published_at: env.current.time });
    const count = async () => (await mailsTo(reader)).length;
    await publish();
    await at("2026-03-28T07:01:00Z");
    expect(await count()).toBe(1);
    await publish();
    // The clocks go forward on 29 March: seven is an hour earlier in UTC.
    await at("2026-03-29T05:46:00Z");
    expect(await count()).toBe(1);
    await at("2026-03-29T06:01:00Z");
    expect(await count()).toBe(2);
    env.current.time = new Date("2026-10-24T12:00:00Z");
    await publish();
    await at("2026-10-25T06:46:00Z");
    expect(await count()).toBe(2);
    await at("2026-10-25T07:01:00Z");
    expect(await count()).toBe(3);
    await unsubscribe(reader, BRIEF);
  });

  it("@SETTINGS-05 that is late is sent on the same day until the evening, else the next morning, as one issue", async () => {
    env.current.time = new Date("2026-11-02T12:00:00Z");
    const author = await env.current.person(["journo"]);
    const reader = await subscriber(BRIEF, "Europe/London");
    await env.current.story(author.contactId, { title: "Monday", published_at: env.current.time });
    await at("2026-11-05T20:01:00Z");
    expect(await subjectsTo(reader)).toEqual([]);
    await env.current.story(author.contactId, { title: "Thursday night", published_at: env.current.time });
    await at("2026-11-06T09:31:00Z");
    const mails = await mailsTo(reader);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("Monday");
    expect(mails[0]?.text).toContain("Thursday night");
    await unsubscribe(reader, BRIEF);
  });

  it("@SETTINGS-05 contains posts in the reader's beats, except own and invisible ones", async () => {
    env.current.time = new Date("2026-12-01T12:00:00Z");
    const { db } = env.current;
    const author = await env.current.person(["journo"]);
    const reader = await subscriber(BRIEF, "Europe/London");
    const other = await env.current.community({ type: "private" }, [author.contactId]);
    await db.insertInto("contact_beats").values({ contact_id: reader.contactId, beat_id: 62 }).execute();
    await db.insertInto("contact_beats").values({ contact_id: author.contactId, beat_id: 62 }).execute();
    const published = { published_at: env.current.time };
    const sport = await env.current.story(author.contactId, { title: "Sport", ...published });
    const politics = await env.current.story(author.contactId, { title: "Politics", ...published });
    await db.insertInto("story_beats").values({ story_id: sport, beat_id: 354 }).execute();
    await db.insertInto("story_beats").values({ story_id: politics, beat_id: 62 }).execute();
    await env.current.post("callout", author.contactId, { title: "Open" });
    await env.current.post("callout", author.contactId, { title: "Private" }, [other]);
    await env.current.post("callout", author.contactId, { title: "For marketers", user_types: ["marketing"] });
    await env.current.post("callout", author.contactId, { title: "Deleted", deleted_at: env.current.time });
    await env.current.post("callout", reader.contactId, { title: "Own" });
    await at("2026-12-02T07:01:00Z");
    const [mail] = await mailsTo(reader);
    const titles = ["Sport", "Politics", "Open", "Private", "For marketers", "Deleted", "Own"];
    expect(titles.filter((title) => mail?.text.includes(`\n${title}\n`)).toSorted()).toEqual(["Open", "Politics"]);
    await unsubscribe(reader, BRIEF);
  });
});

describe("newsletters", () => {
  it("@SETTINGS-05 the weekly digest is sent on Monday with what was published in joined communities", async () => {
    env.current.time = new Date("2027-01-05T12:00:00Z");
    const author = await env.current.person(["journo"]);
    const reader = await subscriber(DIGEST, "Europe/London");
    const joined = await env.current.community({}, [author.contactId, reader.contactId]);
    await env.current.post("callout", author.contactId, { title: "Inside" }, [joined]);
    await env.current.post("callout", author.contactId, { title: "In no community" });
    await at("2027-01-10T07:01:00Z");
    expect(await subjectsTo(reader)).toEqual([]);
    await at("2027-01-11T07:01:00Z");
    expect(await subjectsTo(reader)).toEqual(["Weekly digest: Inside"]);
    expect((await mailsTo(reader))[0]?.text).not.toContain("In no community");
    await at("2027-01-18T07:01:00Z");
    expect(await subjectsTo(reader)).toHaveLength(1);
    await unsubscribe(reader, DIGEST);
  });

  it("@SETTINGS-05 a call-out is mailed once, when it is published, to subscribers who see it", async () => {
    env.current.time = new Date("2027-02-01T12:00:00Z");
    const author = await subscriber(CALLOUTS, null);
    const reader = await subscriber(CALLOUTS, null);
    const expert = await env.current.person(["expert"]);
    await expert.client.patch(`/u/${expert.slug}/settings/subscriptions/${CALLOUTS}`);
    const restricted = await subscriber(CALLOUTS, null, { is_read_only: true });
    const unsubscribed = await subscriber(CALLOUTS, null);
    await unsubscribe(unsubscribed, CALLOUTS);
    const draft = await author.client.post<{ id: number }>("/callouts", {
      title: "Looking for a nurse",
      content: "<p>Who works nights?</p>",
      userTypes: ["journo"],
      saveAs: "draft",
    });
    expect(draft.status).toBe(201);
    expect(await subjectsTo(reader)).toEqual([]);
    for (const title of ["Looking for nurses", "Looking for a doctor"])
      expect((await author.client.patch(`/callouts/${draft.body.id}`, { title, saveAs: "published" })).status).toBe(200);
    await env.current.upstream.jobs.settled();
    expect(await subjectsTo(reader)).toHaveLength(1);
    expect((await mailsTo(reader))[0]?.text).toContain(`https://desk.example.com/?callout=${draft.body.id}`);
    for (const person of [author, expert, restricted, unsubscribed]) expect(await subjectsTo(person)).toEqual([]);
    for (const person of [author, reader, expert]) await unsubscribe(person, CALLOUTS);
  });

  it("@SETTINGS-05 product news contain what the platform publishes, and a job that runs again sends nothing twice", async () => {
    env.current.time = new Date("2027-03-01T12:00:00Z");
    const { upstream, db } = env.current;
    const admin = await env.current.person(["admin"]);
    const reader = await subscriber(PRODUCT, null);
    const write = (values: object) =>
      admin.client.post<{ id: number }>("/stories", { kind: "media", content: "<p>Read on</p>", saveAs: "published", ...values });
    expect((await write({ title: "Private matters" })).status).toBe(201);
    const { status, body } = await write({ title: "Newsletters are here", authorId: PLATFORM_AUTHOR_ID });
    expect(status).toBe(201);
    expect(await subjectsTo(reader)).toEqual(["Product news: Newsletters are here"]);
    const item = { source: "story", id: body.id } as const;
    for (let n = 0; n < 2; n += 1) {
      const key = `${PRODUCT} story ${body.id} 0`;
      await upstream.jobs.enqueue(db, "queue-newsletter-item", { newsletterId: PRODUCT, item, afterUserId: 0 }, { key });
    }
    expect(await subjectsTo(reader)).toHaveLength(1);
    await unsubscribe(reader, PRODUCT);
  });
});
