import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface Upload {
  id: number;
  globalId: string;
}

describe("uploads", () => {
  let env: TestEnv;
  let owner: Person;
  let other: Person;
  let picture: Buffer;

  beforeAll(async () => {
    env = await startTestEnv();
    owner = await env.fixtures.person(["journo"]);
    other = await env.fixtures.person(["pr"]);
    picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();
  });
  afterAll(() => env?.stop());

  async function upload(
    path: string,
    content: Buffer,
    type: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Upload & { detail?: string } }> {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(content)], { type }), "file");
    const response = await fetch(`${env.url}/api/v1/uploads/${path}`, {
      method: "POST",
      body: form,
      headers: { "x-requested-with": "XMLHttpRequest", cookie: `sid=${owner.sid}`, ...headers },
    });
    return { status: response.status, body: (await response.json()) as Upload };
  }
  const deleteUpload = async (uploadId: string, as: Person) =>
    (
      await env.data<{ deleteUpload: { errors: { code: string }[] } }>(
        "mutation ($uploadId: ID!) { deleteUpload(input: { uploadId: $uploadId }) { errors { code } } }",
        { uploadId },
        as,
      )
    ).deleteUpload.errors;

  it("uploads a picture through the gateway and attaches it by id @POST-17", async () => {
    const { status, body } = await upload("images", picture, "image/png");
    expect([status, body]).toMatchObject([
      201,
      { id: expect.any(Number), globalId: globalId("Image", body.id), width: 40, height: 30 },
    ]);
    const { createCommunityPost } = await env.data(
      "mutation ($input: CreateCommunityPostInput!) { createCommunityPost(input: $input) { errors { message } communityPost { attachments { count images { databaseId } } } } }",
      { input: { attachments: { images: [body.globalId] } } },
      owner,
    );
    expect(createCommunityPost).toEqual({
      errors: [],
      communityPost: { attachments: { count: 1, images: [{ databaseId: body.id }] } },
    });
    // An upload that is in use cannot be deleted.
    expect(await deleteUpload(body.globalId, owner)).toMatchObject([{ code: "CONFLICT" }]);
  });

  it("refuses a file whose content does not match its type @POST-17", async () => {
    expect(await upload("images", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/png")).toEqual({
      status: 415,
      body: { detail: "This file type is not supported." },
    });
    expect(await upload("videos", picture, "video/mp4")).toEqual({
      status: 415,
      body: { detail: "This file type is not supported." },
    });
  });

  it("lets only the uploader delete an upload, and only while it is unused @POST-17", async () => {
    const { body } = await upload("images", picture, "image/png");
    expect((await deleteUpload(body.globalId, other)).length).toBe(1);
    expect(await deleteUpload(body.globalId, owner)).toEqual([]);
    expect(await deleteUpload(body.globalId, owner)).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("shows the processing state of a video only to its uploader @POST-20", async () => {
    const video = await env.fixtures.video();
    await env.fixtures.db
      .updateTable("videos")
      .set({ owner_id: owner.contactId, status: "processing", url: null, cover_url: null, duration: null })
      .where("id", "=", video)
      .execute();
    const ask = (as: Person) =>
      env.data(
        "query ($id: ID!) { video(id: $id) { id databaseId status url coverUrl duration error } }",
        { id: globalId("Video", video) },
        as,
      );
    expect(await ask(owner)).toEqual({
      video: {
        id: expect.any(String),
        databaseId: video,
        status: "PROCESSING",
        url: null,
        coverUrl: null,
        duration: null,
        error: null,
      },
    });
    expect(await ask(other)).toEqual({ video: null });
  });
});
