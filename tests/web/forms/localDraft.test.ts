import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLocalDraft, withoutLargeFiles, type DraftStorage } from "../../../web/src/forms/localDraft.ts";

const attachment = (name: string, size: number) => ({ key: name, file: new File([new Uint8Array(size)], name) });
const small = attachment("small.png", 1024);
const large = attachment("large.mp4", 21 * 1024 * 1024);

describe("withoutLargeFiles", () => {
  test("removes large files at any depth and keeps all other values", () => {
    const values = {
      title: "T",
      deadline: null,
      img: [small],
      questions: [
        { text: "Q", video: [large] },
        { text: "R", video: [] },
      ],
    };
    const result = withoutLargeFiles({ ...values, img: [large, small] });
    expect(result).toEqual({
      ...values,
      questions: [
        { text: "Q", video: [] },
        { text: "R", video: [] },
      ],
    });
    expect(result.img[0]?.file).toBe(small.file);
  });

  test("keeps files of up to 20 MB, and values that are not files", () => {
    const limit = 20 * 1024 * 1024;
    const largest = { file: new File([new Uint8Array(limit)], "largest.mp4") };
    const larger = { file: new File([new Uint8Array(limit + 1)], "larger.mp4") };
    const uploaded = { file: null, id: "3" };
    expect(withoutLargeFiles([largest, larger, uploaded, null, "text", 3])).toEqual([largest, uploaded, null, "text", 3]);
    const file = new File(["x"], "x.txt");
    expect(withoutLargeFiles({ file, none: undefined })).toEqual({ file, none: undefined });
    expect(withoutLargeFiles({ file }).file).toBe(file);
  });
});

describe("the draft of a form", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A storage that logs what it is told to do, or always fails, like that of a private window. */
  function storage({ fails = false } = {}) {
    const log: unknown[] = [];
    const stored = new Map<string, unknown>([["kept", { title: "Kept" }]]);
    const result = async <Value>(value: Value): Promise<Value> => {
      if (fails) throw new Error("No storage.");
      return value;
    };
    const place: DraftStorage = {
      read: (key) => result(stored.get(key)),
      write: (key, values) => {
        log.push([key, values]);
        return result(undefined);
      },
      remove: (key) => {
        log.push([key, "removed"]);
        return result(undefined);
      },
    };
    return { place, log };
  }

  test("contains what was stored before @POST-16", async () => {
    const { place } = storage();
    expect((await openLocalDraft("kept", place)).storedValues).toEqual({ title: "Kept" });
    expect((await openLocalDraft("new", place)).storedValues).toBeUndefined();
  });

  test("is stored twice a second at most, with the last values, and at once on flush @POST-16", async () => {
    const { place, log } = storage();
    const { save, flush } = await openLocalDraft("new", place);
    save({ title: "T" });
    save({ title: "Ti" });
    vi.advanceTimersByTime(499);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual([["new", { title: "Ti" }]]);
    save(null);
    flush();
    expect(log.slice(1)).toEqual([["new", "removed"]]);
  });

  test("is not stored again after the form was saved or discarded @POST-16", async () => {
    const { place, log } = storage();
    const { save, discard, flush } = await openLocalDraft("new", place);
    save({ title: "T" });
    discard();
    save({ title: "Ti" });
    flush();
    vi.advanceTimersByTime(1000);
    expect(log).toEqual([["new", "removed"]]);
  });

  test("does not affect the form when nothing can be stored @POST-16", async () => {
    const rejections: unknown[] = [];
    const note = (reason: unknown) => void rejections.push(reason);
    process.on("unhandledRejection", note);
    const { save, flush, discard, storedValues } = await openLocalDraft("kept", storage({ fails: true }).place);
    expect(storedValues).toBeUndefined();
    save({ title: "T" });
    flush();
    save(null);
    flush();
    discard();
    // Unhandled rejections are reported after the promises of this turn.
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off("unhandledRejection", note);
    expect(rejections).toEqual([]);
  });

  test("does not affect the form in a browser without IndexedDB @POST-16", async () => {
    const { save, flush, discard, storedValues } = await openLocalDraft("kept");
    expect(storedValues).toBeUndefined();
    for (const values of [{ title: "T" }, null]) {
      save(values);
      expect(flush).not.toThrow();
    }
    expect(discard).not.toThrow();
  });
});
