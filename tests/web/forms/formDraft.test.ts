import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../hooks.tsx";
import { done, fill, setUp, start } from "./testForm.tsx";

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 0)));
afterEach(() => void vi.unstubAllGlobals());

describe("the draft of a form on this device", () => {
  it("restores the values, until the reader starts over @POST-16", async () => {
    const { hook, kept, draft } = await setUp({ stored: { title: "Half", other: 1 } });
    expect(hook.result).toMatchObject({ values: { ...start, title: "Half" }, isRestored: true, isUnsaved: true, version: 0 });
    hook.result.startOver();
    await eventually(() => expect(hook.result).toMatchObject({ values: start, isRestored: false, isUnsaved: false, version: 1 }));
    draft.flush();
    expect(kept).toEqual(["removed"]);
  });

  it("stores only what has changed, so that a restored draft keeps what others saved meanwhile @GEN-05 @POST-16", async () => {
    const { hook, kept, draft } = await setUp({ values: { ...start, title: "News" } });
    hook.result.set({ body: "More." });
    draft.flush();
    hook.result.set({ body: start.body });
    draft.flush();
    expect(kept).toEqual([{ body: "More." }, "removed"]);
    const { requests, save } = await setUp({ values: { ...start, title: "Old news" }, stored: kept[0] });
    await save(done);
    expect(requests[0]).toMatchObject({ input: { title: "Old news" }, changes: { body: "More." } });
  });

  it("is stored with every change and when the form is closed, and is removed when the form is saved @POST-16", async () => {
    const form = await setUp();
    const { hook, kept, draft } = form;
    await fill(form);
    draft.flush();
    expect(kept).toEqual([{ title: "News", body: "More." }]);
    await form.save(done);
    expect(kept.at(-1)).toBe("removed");
    const closed = await setUp();
    await fill(closed);
    closed.hook.unmount();
    expect(closed.kept).toEqual([{ title: "News", body: "More." }]);
    expect(hook.result.isUnsaved).toBe(false);
  });
});
