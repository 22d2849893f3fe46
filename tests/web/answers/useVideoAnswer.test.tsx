import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useVideoAnswer } from "../../../web/src/answers/useVideoAnswer.ts";
import { createAttachment, uploadedAttachment } from "../../../web/src/uploads/attachment.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";
import { PendingRequest } from "../uploads/pendingRequest.ts";

beforeEach(() => {
  PendingRequest.all.length = 0;
  vi.stubGlobal("XMLHttpRequest", PendingRequest);
});
afterEach(() => void vi.unstubAllGlobals());

const file = (name: string) => new File(["abc"], name, { type: "video/mp4" });
const saved = { saveAnswer: { answerSet: null, errors: [] } };
const refused = { saveAnswer: { answerSet: null, errors: [{ code: "INVALID", message: "Not now.", field: null }] } };

/** The video answer to a question. @param stored what the device has stored of it */
function setUp(stored?: unknown) {
  const { environment, requests } = createGateway();
  const values = new Map<string, unknown>([["q", stored]]);
  const drafts = {
    get: (id: string) => values.get(id),
    set: (id: string, value: unknown) => void values.set(id, value),
    remove: (id: string) => void values.delete(id),
  };
  const field = mountInRelay(environment, () =>
    useVideoAnswer({ setId: "s", questionId: "q", drafts, uploadPath: "/upload", onChange: () => {} }),
  );
  return {
    field,
    requests,
    draft: () => values.get("q"),
    /** The videos that were sent as the answer; null removes it. */
    sent: () => requests.map(({ variables }) => variables["input"].videoId ?? null),
    /** Chooses a file and responds to its upload. */
    async upload(id: string) {
      const count = PendingRequest.all.length;
      field.result.uploads.add([file(`${id}.mp4`)]);
      await eventually(() => expect(PendingRequest.all).toHaveLength(count + 1));
      PendingRequest.all[count]?.respond(200, { globalId: id });
    },
  };
}

it("an uploaded video that could not be saved is saved when the page is opened again @INTERVIEW-02 @ERR-01", async () => {
  const { field, requests, sent, draft } = setUp([uploadedAttachment("video", "v1", null)]);
  await eventually(() => expect(sent()).toEqual(["v1"]));
  requests[0]?.respond(refused);
  await eventually(() => expect(field.result.error).toBe("Not now."));
  expect(field.result.pending).toMatchObject({ id: "v1" });
  field.result.save("v1");
  await eventually(() => expect(sent()).toEqual(["v1", "v1"]));
  requests[1]?.respond(saved);
  await eventually(() => expect(field.result.pending).toBeNull());
  expect([field.result.error, draft()]).toEqual([null, undefined]);
});

it("a stored file is uploaded when the page is opened again, but not one that was too large to be stored @INTERVIEW-02", async () => {
  const attachment = createAttachment(file("a.mp4"), "video");
  setUp([{ ...attachment, file: null }]);
  const { field } = setUp([attachment]);
  await eventually(() => expect(PendingRequest.all).toHaveLength(1));
  expect(field.result.pending).toMatchObject({ name: "a.mp4" });
});

it.each([
  { name: "the removal of the earlier one", start: null },
  { name: "the saving of the earlier one", start: "v1" },
])("a video that is chosen during $name stays, and is saved afterwards @INTERVIEW-02", async ({ start }) => {
  const { field, requests, sent, draft, upload } = setUp();
  if (start === null) field.result.save(null);
  else await upload(start);
  await eventually(() => expect(sent()).toEqual([start]));
  await upload("v2");
  await eventually(() => expect(field.result.pending).toMatchObject({ id: "v2" }));
  expect(sent()).toEqual([start]);
  requests[0]?.respond(saved);
  await eventually(() => expect(sent()).toEqual([start, "v2"]));
  expect([field.result.pending, draft()]).toMatchObject([{ id: "v2" }, [{ id: "v2" }]]);
  requests[1]?.respond(saved);
  await eventually(() => expect(field.result.pending).toBeNull());
});

it.each([
  { end: "success", response: saved },
  { end: "failure", response: refused },
])(
  "a video that is chosen after cancelling one that is being saved is not affected by the $end of that @INTERVIEW-02",
  async ({ response }) => {
    const { field, requests, sent, upload } = setUp();
    await upload("v1");
    await eventually(() => expect(sent()).toEqual(["v1"]));
    field.result.uploads.remove(field.result.pending?.key ?? "");
    await eventually(() => expect(field.result.pending).toBeNull());
    field.result.uploads.add([file("next.mp4")]);
    await eventually(() => expect(field.result.pending).toMatchObject({ name: "next.mp4" }));
    requests[0]?.respond(response);
    await eventually(() => expect(field.result.isSaving).toBe(false));
    await Promise.resolve();
    expect([field.result.pending, field.result.error]).toMatchObject([{ name: "next.mp4", id: null }, null]);
  },
);
