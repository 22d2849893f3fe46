import { describe, expect, it } from "vitest";
import { createMessageDraft, notSent } from "../../../web/src/messages/messageDraft.ts";
import type { DraftPlace } from "../../../web/src/forms/localDraft.ts";

function createPlace(): DraftPlace & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, values) => Promise.resolve(void kept.set(key, values)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
  };
}

describe("what is written in a conversation", () => {
  it("is there again after the tab was closed, what was on its way with the word that it may not have arrived @MSG-01", async () => {
    const place = createPlace();
    const writing = await createMessageDraft("ana 7", place);
    const done = { key: "image-3", kind: "image" as const, name: "plate.png", id: "3", path: "/files/3", file: null };
    writing.change(() => ({
      text: "Half a sen",
      unsent: [{ key: "wish-1", text: "On its way", attachments: [done], failure: null }],
    }));
    writing.flush();
    const again = (await createMessageDraft("ana 7", place)).state.get();
    expect(again.text).toBe("Half a sen");
    expect(again.unsent).toEqual([{ key: "wish-1", text: "On its way", attachments: [done], failure: notSent }]);
    expect((await createMessageDraft("ana 8", place)).state.get().text).toBe("");
  });

  it("leaves nothing behind once it is sent @MSG-01", async () => {
    const place = createPlace();
    const writing = await createMessageDraft("ana 7", place);
    writing.change(() => ({ text: "Done" }));
    writing.flush();
    expect(place.kept.size).toBe(1);
    writing.change(() => ({ text: "" }));
    writing.flush();
    expect(place.kept.size).toBe(0);
  });

  it("begins empty where what was kept has another shape", async () => {
    const place = createPlace();
    place.kept.set("ana 7", { text: 5, unsent: "none" });
    expect((await createMessageDraft("ana 7", place)).state.get()).toEqual({ text: "", attachments: [], unsent: [] });
  });

  it("is sent one after the other @MSG-01", async () => {
    const writing = await createMessageDraft("ana 7", createPlace());
    const first = Promise.withResolvers<void>();
    const order: string[] = [];
    const one = writing.inOrder(() => first.promise.then(() => void order.push("one")));
    const two = writing.inOrder(() => Promise.resolve(void order.push("two")));
    first.resolve();
    await Promise.all([one, two]);
    expect(order).toEqual(["one", "two"]);
  });
});
