import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OutdatedError } from "../../../web/src/lib/newVersion.ts";
import { onAccessError } from "../../../web/src/relay/accessErrors.ts";
import { sendPicture } from "../../../web/src/uploads/sendPicture.ts";
import { upload } from "../../../web/src/uploads/upload.ts";
import { formatUploadError, UploadError } from "../../../web/src/uploads/uploadError.ts";
import { genericError } from "../../support/errorTexts.ts";
import { PendingRequest } from "./pendingRequest.ts";

beforeEach(() => {
  PendingRequest.all.length = 0;
  vi.stubGlobal("XMLHttpRequest", PendingRequest);
});
afterEach(() => void vi.unstubAllGlobals());

const file = new File(["abc"], "plate.png", { type: "image/png" });

/** An upload, its request and its progress. */
function start() {
  const progress: number[] = [];
  const cancelling = new AbortController();
  const result = upload("/api/v1/uploads/images", file, (part) => progress.push(part), cancelling.signal).catch(
    (error: unknown) => error,
  );
  const [request] = PendingRequest.all;
  if (!request) throw new Error("Nothing is uploaded.");
  return { request, progress, result, cancel: (reason: unknown) => cancelling.abort(reason) };
}

/** The text that is shown when an upload gets this response. */
async function textAfter(status: number, body: unknown): Promise<unknown> {
  const { request, result } = start();
  PendingRequest.all.length = 0;
  request.respond(status, body);
  const error = await result;
  return error instanceof UploadError ? error.text : error;
}

describe("an upload", () => {
  it("sends the file, reports its progress and returns the id and the address of the picture @POST-17", async () => {
    const { request, progress, result } = start();
    expect(request.opened).toEqual(["POST", "/api/v1/uploads/images"]);
    expect(request.sent.headers).toEqual({ "X-Requested-With": "XMLHttpRequest" });
    const sent = request.sent.form?.get("file");
    expect(sent instanceof File && [sent.name, await sent.text()]).toEqual(["plate.png", "abc"]);
    request.progress(0, 0);
    request.progress(1, 4);
    expect(progress).toEqual([0, 0.25]);
    request.respond(201, { globalId: "3", path: "/files/3" });
    expect(await result).toEqual({ id: "3", path: "/files/3" });
  });

  it.each([200, 299])("of a video has no address; status %i is a success @POST-17", async (status) => {
    const { request, result } = start();
    request.respond(status, { globalId: "4" });
    expect(await result).toEqual({ id: "4", path: null });
  });

  it("shows why it was refused @POST-17", async () => {
    expect(await textAfter(422, { detail: "This file is no picture." })).toBe("This file is no picture.");
    expect(await textAfter(422, "no JSON")).toBe(`${genericError}\nPlease refresh the page and try again.`);
    expect(await textAfter(500, { detail: "Out of space." })).toBe(genericError);
    for (const status of [199, 300]) expect(await textAfter(status, { globalId: "3" })).toBe(genericError);
  });

  it("shows the general error for a response without an id", async () => {
    for (const body of [{}, "no JSON", { globalId: 3 }]) expect(await textAfter(200, body)).toBe(genericError);
  });

  it("that is not permitted ends the session or opens the sign-in dialog @ERR-05", async () => {
    const reported: string[] = [];
    const stop = onAccessError((kind) => reported.push(kind));
    expect(await textAfter(401, {})).toBeNull();
    expect(await textAfter(403, {})).toBe("Sorry, you are not permitted to view this page.");
    expect(await textAfter(422, {})).not.toBeNull();
    stop();
    expect(reported).toEqual(["unauthenticated", "forbidden"]);
  });

  it("that reaches no server fails, on a device without network with its own text @ERR-01", async () => {
    for (const [onLine, text] of [
      [true, genericError],
      [false, "You are offline. Please try again when you are back online."],
    ] as const) {
      vi.stubGlobal("navigator", { onLine });
      PendingRequest.all.length = 0;
      const { request, result } = start();
      request.dispatchEvent(new Event("error"));
      expect(await result).toMatchObject({ text });
    }
  });

  it("can be cancelled", async () => {
    const { result, cancel } = start();
    cancel("cancelled");
    expect(await result).toBe("cancelled");
  });
});

describe("a picture for a text", () => {
  const send = (picture: File, cancelling = new AbortController()) => sendPicture(picture, () => {}, cancelling.signal);
  const requested = () =>
    vi.waitFor(() => {
      const [request] = PendingRequest.all;
      if (!request) throw new Error("Nothing is uploaded.");
      return request;
    });

  it("is uploaded and shown from its address @POST-17", async () => {
    const sent = send(file);
    const request = await requested();
    expect(request.opened).toEqual(["POST", "/api/v1/uploads/images"]);
    request.respond(201, { globalId: "3", path: "/files/3" });
    expect(await sent).toEqual({ src: "/files/3" });
  });

  it("is not uploaded if it is a file of another type @POST-17", async () => {
    expect(await send(new File(["x"], "a.mp4", { type: "video/mp4" }))).toEqual({ error: "This file type is not supported." });
    expect(PendingRequest.all).toEqual([]);
  });

  it("shows why it cannot be used @POST-17", async () => {
    const refused = send(file);
    (await requested()).respond(422, { detail: "This file is no picture." });
    expect(await refused).toEqual({ error: "This file is no picture." });
    PendingRequest.all.length = 0;
    const withoutAddress = send(file);
    (await requested()).respond(201, { globalId: "3" });
    expect(await withoutAddress).toEqual({ error: genericError });
  });

  it("that was cancelled has no result", async () => {
    const cancelling = new AbortController();
    const sent = send(file, cancelling);
    await requested();
    cancelling.abort(new Error("Cancelled."));
    await expect(sent).rejects.toThrow("Cancelled.");
    const before = new AbortController();
    before.abort(new Error("Too late."));
    PendingRequest.all.length = 0;
    await expect(send(file, before)).rejects.toThrow("Too late.");
    expect(PendingRequest.all).toEqual([]);
  });
});

describe("the text of a failed upload", () => {
  it("is that of the failure, or a general one", () => {
    const errors = [new UploadError("Too large."), new UploadError(null), new Error("Anything."), "text"];
    expect(errors.map(formatUploadError)).toEqual(["Too large.", ...Array<string>(3).fill("The upload has failed.")]);
    expect(formatUploadError(new OutdatedError())).toBe(new OutdatedError().message);
  });
});
