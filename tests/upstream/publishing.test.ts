import { beforeAll, describe, expect, it } from "vitest";
import { ConcurrentChangeError } from "../../upstream/db/refs.ts";
import { requireStory } from "../../upstream/news/read.ts";
import { updateStory } from "../../upstream/news/write.ts";
import { requirePostNotDeleted } from "../../upstream/posts/read.ts";
import { editPost } from "../../upstream/posts/write.ts";
import { loadViewer } from "../../upstream/session/sessions.ts";
import type { Viewer } from "../../upstream/session/viewer.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let admin: Person;
let viewer: Viewer;

beforeAll(async () => {
  admin = await env.current.person(["admin"]);
  const loaded = await loadViewer(env.current.db, admin.userId);
  if (loaded === null) throw new Error("The admin does not exist.");
  viewer = loaded;
});

const services = () => ({ ...env.current.upstream, now: () => env.current.time });
const publish = async (path: string) => expect((await admin.client.patch(path, { saveAs: "published" })).status).toBe(200);

/** The request then runs again, and is refused what only a draft may lack. */
describe("a change of a draft that another request publishes meanwhile", () => {
  it("does not make the post incomplete @GEN-10 @POST-21", async () => {
    const id = await env.current.post("event", admin.contactId, { save_as: "draft" });
    const draft = await requirePostNotDeleted(env.current.db, viewer, "event", id);
    await publish(`/events/${id}`);
    for (const input of [{ start: null }, { saveAs: "published" as const }])
      await expect(editPost(services(), viewer, draft, input)).rejects.toBeInstanceOf(ConcurrentChangeError);
    expect(await admin.client.read(`/events/${id}`)).toMatchObject({ start: expect.any(String), saveAs: "published" });
    expect((await admin.client.patch(`/events/${id}`, { start: null })).status).toBe(422);
  });

  it("does not make the story incomplete @GEN-10 @GEN-06", async () => {
    const id = await env.current.story(admin.contactId, { save_as: "draft" });
    const draft = await requireStory(env.current.db, viewer, id);
    await publish(`/stories/${id}`);
    for (const changes of [{ content: null }, { saveAs: "published" as const }])
      await expect(updateStory(services(), viewer, draft, changes)).rejects.toBeInstanceOf(ConcurrentChangeError);
    expect(await admin.client.read(`/stories/${id}`)).toMatchObject({ content: "<p>What happened</p>" });
    expect((await admin.client.patch(`/stories/${id}`, { content: null })).status).toBe(422);
  });
});

it("two changes at the same time do not remove both the content and the video of a published statement @GEN-10", async () => {
  const id = await env.current.post("statement", admin.contactId, { video_id: await env.current.video(admin.contactId) });
  const statement = await requirePostNotDeleted(env.current.db, viewer, "statement", id);
  expect((await admin.client.patch(`/statements/${id}`, { video: null })).status).toBe(200);
  await expect(editPost(services(), viewer, statement, { content: null })).rejects.toBeInstanceOf(ConcurrentChangeError);
  expect((await admin.client.patch(`/statements/${id}`, { content: null })).status).toBe(422);
});
