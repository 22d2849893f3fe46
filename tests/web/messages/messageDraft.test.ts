import { describe, expect, it } from "vitest";
import type { DraftStorage } from "../../../web/src/forms/localDraft.ts";
import { createMessageDraft, notSentText, openMessageDraft } from "../../../web/src/messages/messageDraft.ts";
import { eventually } from "../hooks.tsx";

function createPlace(): DraftStorage & { stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  return {
    stored,
    read: (key) => Promise.resolve(stored.get(key)),
    write: (key, values) => Promise.resolve(void stored.set(key, values)),
    remove: (key) => Promise.resolve(void stored.delete(key)),
  };
}

describe("the draft of a message", () => {
  it("is restored after the tab was closed, with unconfirmed messages marked as possibly not sent @MSG-01", async () => {
    const place = createPlace();
    const writing = await createMessageDraft("ana 7", place);
    const done = { key: "image-3", kind: "image" as const, name: "plate.png", id: "3", path: "/files/3", file: null };
    writing.change(() => ({
      text: "Half a sen",
      unsent: [{ key: "message-1", text: "On its way", attachments: [done], failure: null }],
    }));
    writing.flush();
    const restored = (await createMessageDraft("ana 7", place)).state.get();
    expect(restored.text).toBe("Half a sen");
    expect(restored.unsent).toEqual([{ key: "message-1", text: "On its way", attachments: [done], failure: notSentText }]);
    expect((await createMessageDraft("ana 8", place)).state.get().text).toBe("");
  });

  it("can be sent again when the tab was closed while it was sent @MSG-01", async () => {
    const place = createPlace();
    const writing = await createMessageDraft("ana 7", place);
    writing.change(() => ({ text: "Hello.", isSending: true }));
    writing.flush();
    expect((await createMessageDraft("ana 7", place)).state.get()).toMatchObject({ text: "Hello.", isSending: false });
  });

  it("is removed once it is sent @MSG-01", async () => {
    const place = createPlace();
    const writing = await createMessageDraft("ana 7", place);
    writing.change(() => ({ text: "Done" }));
    writing.flush();
    expect(place.stored.size).toBe(1);
    writing.change(() => ({ text: "" }));
    writing.flush();
    expect(place.stored.size).toBe(0);
  });

  it("is empty if the stored value has another shape", async () => {
    const place = createPlace();
    place.stored.set("ana 7", { text: 5, unsent: "none" });
    expect((await createMessageDraft("ana 7", place)).state.get()).toMatchObject({ text: "", attachments: [], unsent: [] });
  });

  it("sends messages one after the other @MSG-01", async () => {
    const writing = await createMessageDraft("ana 7", createPlace());
    const first = Promise.withResolvers<void>();
    const order: string[] = [];
    const one = writing.enqueue(() => first.promise.then(() => void order.push("one")));
    const two = writing.enqueue(() => Promise.resolve(void order.push("two")));
    first.resolve();
    await Promise.all([one, two]);
    expect(order).toEqual(["one", "two"]);
  });

  it("keeps chosen files, but neither those that could not be stored nor those stored without a name @MSG-01", async () => {
    const place = createPlace();
    const file = new File(["x"], "plate.png");
    const unfinished = { key: "1", kind: "image" as const, name: "plate.png", id: null, path: null };
    const stored = [
      { ...unfinished, file },
      { ...unfinished, key: "2", file: null },
      { ...unfinished, key: "3", file: new Blob(["x"]) },
    ];
    place.stored.set("ana 7", { text: "", attachments: stored, unsent: [{ key: "m", text: "Look", attachments: stored }] });
    const { attachments, unsent } = (await createMessageDraft("ana 7", place)).state.get();
    expect(attachments).toEqual([{ ...unfinished, file }]);
    expect(unsent).toEqual([{ key: "m", text: "Look", attachments, failure: notSentText }]);
  });

  it("is kept while it has only attachments, or only unsent messages @MSG-01", async () => {
    const place = createPlace();
    const writing = await createMessageDraft("ana 7", place);
    const done = { key: "image-3", kind: "image" as const, name: "plate.png", id: "3", path: "/files/3", file: null };
    for (const only of [{ attachments: [done] }, { unsent: [{ key: "m", text: "Hi", attachments: [], failure: null }] }]) {
      writing.change(() => ({ text: "", attachments: [], unsent: [], ...only }));
      writing.flush();
      expect([place.stored.size, writing.state.get()]).toMatchObject([1, { text: "", attachments: [], unsent: [], ...only }]);
    }
  });

  it("is shared by tabs, which upload their own files @MSG-01", async () => {
    const place = createPlace();
    const [here, there] = [await createMessageDraft("ben 7", place), await createMessageDraft("ben 7", place)];
    const uploading = { key: "1", kind: "image" as const, name: "1.png", id: null, path: null, file: new File(["x"], "1.png") };
    const done = { key: "2", kind: "image" as const, name: "2.png", id: "2", path: "/files/2", file: null };
    there.change(() => ({ attachments: [uploading] }));
    const unsent = [{ key: "m", text: "On its way", attachments: [done], failure: null }];
    here.change(() => ({ text: "Half a sen", attachments: [done], unsent }));
    await eventually(() => expect(there.state.get()).toMatchObject({ text: "Half a sen", unsent }));
    expect(there.state.get().attachments).toEqual([done, uploading]);
    there.change(({ text }) => ({ text: `${text}tence` }));
    await eventually(() => expect(here.state.get()).toMatchObject({ text: "Half a sentence", attachments: [done], unsent }));
    there.flush();
    expect((await createMessageDraft("ben 7", place)).state.get().text).toBe("Half a sentence");
    expect((await createMessageDraft("ben 8", place)).state.get().text).toBe("");
  });

  it("is one and the same wherever the conversation is open @MSG-01", async () => {
    const [first, again, other] = await Promise.all(["ana 7", "ana 7", "ana 8"].map((name) => openMessageDraft(name)));
    expect(first).toBe(again);
    expect(first).not.toBe(other);
  });
});
