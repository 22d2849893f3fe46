import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { text } from "../../../web/src/forms/rules.ts";
import { useForm } from "../../../web/src/forms/useForm.ts";
import { OutdatedError } from "../../../web/src/lib/newVersion.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { changedOffline, sentWhenOnline } from "../../../web/src/relay/mutation.ts";
import { createAttachment, uploadedAttachment } from "../../../web/src/uploads/attachment.ts";
import { eventually, mountHook } from "../hooks.tsx";
import { done, fill, offline, refusalOf, setUp, start, type Outcome } from "./testForm.tsx";

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("a form", () => {
  it("has unsaved changes while its values differ from the saved ones", async () => {
    const form = await setUp();
    const { hook, unsaved, save } = form;
    expect([hook.result.values, hook.result.isUnsaved, hook.result.isRestored]).toEqual([start, false, false]);
    await fill(form);
    await eventually(() => expect([hook.result.isUnsaved, unsaved.size]).toEqual([true, 1]));
    hook.result.update(({ title }) => ({ title: `${title}!` }));
    await eventually(() => expect(hook.result.values.title).toBe("News!"));
    await save(done);
    await eventually(() => expect([hook.result.isUnsaved, unsaved.size]).toEqual([false, 0]));
    hook.result.field("title").onChange("News");
    await eventually(() => expect(hook.result.isUnsaved).toBe(true));
    hook.result.startOver();
    await eventually(() => expect([hook.result.values, hook.result.isUnsaved]).toEqual([start, false]));
  });

  it("that stays open after a save keeps what is typed meanwhile as unsaved, on this device too", async () => {
    const form = await setUp({ stored: { title: "Old" }, staysOpenAfter: "DRAFT" });
    const { hook, requests, kept, draft, unsaved, save } = form;
    await fill(form);
    hook.result.save("DRAFT");
    await eventually(() => expect(requests).toHaveLength(1));
    hook.result.set({ body: "More and more." });
    requests[0]?.respond(done);
    await eventually(() => expect(hook.result.saving).toBeNull());
    expect([hook.result.values.body, hook.result.isUnsaved, unsaved.size]).toEqual(["More and more.", true, 1]);
    expect(hook.result.isRestored).toBe(false);
    draft.flush();
    expect(kept.at(-1)).toMatchObject({ body: "More and more." });
    await save(done, "DRAFT");
    await eventually(() => expect([hook.result.isUnsaved, unsaved.size]).toEqual([false, 0]));
    draft.flush();
    expect(kept.at(-1)).toBe("removed");
    // Later changes are stored again.
    hook.result.set({ body: "Even more." });
    draft.flush();
    expect(kept.at(-1)).toMatchObject({ body: "Even more." });
  });

  it("keeps what a save does not store as unsaved, on this device too @GEN-05", async () => {
    const form = await setUp({ staysOpenAfter: "DRAFT", toStored: (values) => ({ ...values, body: "" }) });
    const { hook, kept, draft, unsaved, save } = form;
    await fill(form);
    await save(done, "DRAFT");
    await eventually(() => expect([hook.result.isUnsaved, unsaved.size]).toEqual([true, 1]));
    draft.flush();
    expect(kept.at(-1)).toEqual({ body: "More." });
    await save(done);
    await eventually(() => expect([hook.result.isUnsaved, unsaved.size]).toEqual([false, 0]));
  });

  it("sends which fields have changed since it was opened or saved @GEN-05", async () => {
    const { hook, requests, save } = await setUp({ values: { ...start, title: "News", body: "Text." }, staysOpenAfter: "DRAFT" });
    hook.result.set({ body: "More." });
    await save(refusalOf("Too late.", null));
    await save(done);
    hook.result.set({ title: "Old news" });
    await save(done);
    expect(requests.map(({ changes }) => changes)).toEqual([{ body: "More." }, { body: "More." }, { title: "Old news" }]);
  });

  it("has no unsaved changes any more when it reports that they are saved, so that the page can be left", async () => {
    const form = await setUp();
    const sizes: number[] = [];
    form.onSaved.mockImplementation(() => sizes.push(form.unsaved.size));
    await fill(form);
    await eventually(() => expect(form.unsaved.size).toBe(1));
    await form.save(done);
    expect(sizes).toEqual([0]);
  });

  it("needs neither a draft nor somebody to report to", async () => {
    const outcomes: Outcome[] = [refusalOf("Too late.", null), done];
    const sent: string[] = [];
    const schema = v.object({ title: text("Title", 10) });
    const hook = mountHook(() =>
      useForm<{ title: string }, { title: string }, { ok: true; id: number }>({
        schema,
        start: { title: "" },
        send: ({ title }) => {
          sent.push(title);
          return Promise.resolve(outcomes.shift() ?? done);
        },
      }),
    );
    expect([hook.result.values, hook.result.isRestored]).toEqual([{ title: "" }, false]);
    hook.result.set({ title: "News" });
    await eventually(() => expect(hook.result.values.title).toBe("News"));
    expect(hook.result.generalError).toBeNull();
    hook.result.save("PUBLISHED");
    await eventually(() => expect(hook.result.generalError).toBe("Too late."));
    await eventually(() => expect(hook.result.saving).toBeNull());
    hook.result.save("PUBLISHED");
    await eventually(() => expect([sent, hook.result.isUnsaved]).toEqual([["News", "News"], false]));
    hook.result.startOver();
    await eventually(() => expect(hook.result.values.title).toBe(""));
    hook.unmount();
  });

  it("sends its values as the schema transforms them, and reports what was saved", async () => {
    const form = await setUp();
    const { hook, requests, onSaved, onError } = form;
    await fill(form);
    hook.result.set({ image: [uploadedAttachment("image", "3", "/files/3")] });
    await eventually(() => expect(hook.result.values.image).toHaveLength(1));
    hook.result.save("PUBLISHED");
    await eventually(() => expect(hook.result.saving).toBe("PUBLISHED"));
    await eventually(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ input: { title: "News", body: "More.", image: ["3"] }, saveAs: "PUBLISHED" });
    expect(onSaved).not.toHaveBeenCalled();
    requests[0]?.respond(done);
    await eventually(() => expect(hook.result.saving).toBeNull());
    expect([onSaved.mock.calls, onError.mock.calls]).toEqual([[[done, "PUBLISHED"]], []]);
  });

  it("sends one request at a time", async () => {
    const form = await setUp();
    const { hook, requests } = form;
    await fill(form);
    hook.result.save("PUBLISHED");
    hook.result.save("PUBLISHED");
    await eventually(() => expect(requests).toHaveLength(1));
    hook.result.save("PUBLISHED");
    requests[0]?.respond(done);
    await eventually(() => expect(hook.result.saving).toBeNull());
    expect(requests).toHaveLength(1);
    await form.save(done);
    expect(requests).toHaveLength(2);
  });

  it("shows the errors of all invalid fields, and sends nothing", async () => {
    const { hook, requests, onError } = await setUp();
    hook.result.save("PUBLISHED");
    await eventually(() => expect(hook.result.error("title")).toBe("Title is required."));
    expect([hook.result.error("body"), hook.result.field("title").errorMessage]).toEqual([
      "Text is required.",
      "Title is required.",
    ]);
    await eventually(() => expect(hook.result.saving).toBeNull());
    expect([requests, hook.result.generalError, onError.mock.calls]).toEqual([[], null, []]);
    hook.result.field("title").onChange("News");
    await eventually(() => expect(hook.result.error("title")).toBeNull());
    expect(hook.result.error("body")).toBe("Text is required.");
  });

  it("may be saved as an incomplete draft", async () => {
    const form = await setUp();
    form.hook.result.set({ body: "More." });
    await eventually(() => expect(form.hook.result.values.body).toBe("More."));
    await form.save(done, "DRAFT");
    expect([form.requests[0]?.saveAs, form.onSaved.mock.calls]).toEqual(["DRAFT", [[done, "DRAFT"]]]);
  });

  it("shows the errors of a refusal at their fields, and others above the buttons @ERR-13", async () => {
    const form = await setUp();
    const { hook, onSaved, onError, save } = form;
    await fill(form);
    await save(refusalOf("Text is rude.", ["input", "content"]));
    expect([hook.result.error("body"), hook.result.generalError]).toEqual(["Text is rude.", null]);
    await save(refusalOf("Too late.", null));
    expect([hook.result.error("body"), hook.result.generalError]).toEqual([null, "Too late."]);
    expect([onSaved.mock.calls.length, onError.mock.calls.length]).toEqual([0, 2]);
    expect(hook.result.isUnsaved).toBe(true);
  });

  it("sends the same values again as the same action until they are saved or refused", async () => {
    const form = await setUp();
    const { requests, save } = form;
    await fill(form);
    const unanswered: Outcome = { ok: false, errors: [], text: "Something went wrong." };
    await save(unanswered);
    await save(unanswered);
    await save(unanswered, "DRAFT");
    await save(refusalOf("Closed.", null), "DRAFT");
    await save(done, "DRAFT");
    await save(done, "DRAFT");
    const keys = requests.map(({ key }) => key);
    const repeated = keys.slice(1).map((key, index) => key === keys[index]);
    expect(repeated).toEqual([true, false, true, false, false]);
  });

  it("waits until everything is uploaded, or failed uploads are removed", async () => {
    const form = await setUp();
    const { hook, requests } = form;
    await fill(form);
    const waitText = "Please wait until everything is uploaded, or remove what has failed.";
    hook.result.files("image").change(() => [createAttachment(new File([], "a.png"), "image")]);
    await eventually(() => expect(hook.result.values.image).toHaveLength(1));
    hook.result.save("PUBLISHED");
    await eventually(() => expect(hook.result.generalError).toBe(waitText));
    hook.result.files("image").change(() => []);
    await eventually(() => expect([hook.result.values.image, hook.result.generalError]).toEqual([[], null]));
    hook.result.pending.add("picture in a text");
    hook.result.save("PUBLISHED");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([requests, hook.result.saving, hook.result.generalError]).toEqual([[], null, waitText]);
    hook.result.pending.clear();
    await form.save(done);
    await eventually(() => expect(hook.result.generalError).toBeNull());
  });

  it("sends what its editors have not reported yet", async () => {
    const form = await setUp();
    const { hook, requests, save } = form;
    await fill(form);
    hook.result.flushers.add(() => hook.result.html("body").onChange("<p>Last.</p>"));
    await save(done);
    expect(requests[0]?.input.body).toBe("<p>Last.</p>");
  });

  it("shows that its code could not be loaded", async () => {
    const form = await setUp({ schema: () => Promise.reject(new OutdatedError()) });
    form.hook.result.save("PUBLISHED");
    await eventually(() => expect(form.hook.result.generalError).toBe(new OutdatedError().message));
    await eventually(() => expect(form.hook.result.saving).toBeNull());
    expect(form.requests).toEqual([]);
  });
});

describe("a form whose request throws", () => {
  const setUpThrowing = async (error: Error) => {
    const form = await setUp();
    await fill(form);
    form.hook.result.save("PUBLISHED");
    await eventually(() => expect(form.requests).toHaveLength(1));
    form.requests[0]?.fail(error);
    await eventually(() => expect(form.hook.result.saving).toBeNull());
    return form;
  };

  it("shows the text of the failure, and can be sent again @ERR-01", async () => {
    const failure = { ...failureWithStatus(422), detail: "The account is closed." };
    const { hook, save, onSaved } = await setUpThrowing(new RequestError(failure));
    expect([hook.result.generalError, hook.result.isUnsaved]).toEqual(["The account is closed.", true]);
    await save(done);
    expect([hook.result.generalError, onSaved.mock.calls]).toEqual([null, [[done, "PUBLISHED"]]]);
  });

  it("shows nothing for an ended session, because the sign-in modal opens @ERR-05", async () => {
    const { hook, save } = await setUpThrowing(new RequestError(failureWithStatus(401)));
    expect(hook.result.generalError).toBeNull();
    await save(done);
  });

  it("shows a general text for other errors @ERR-01", async () => {
    const { hook } = await setUpThrowing(new Error("Not a request"));
    expect(hook.result.generalError).toBe("Something went wrong. We are already working to solve it.");
  });
});

describe("a form on a device without network", () => {
  const setOnline = (online: boolean) => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? "online" : "offline"));
  };
  const wait = () => new Promise((resolve) => setTimeout(resolve, 20));

  it("sends its values once the device is online @ERR-13", async () => {
    const form = await setUp();
    const { hook, requests, onSaved } = form;
    await fill(form);
    setOnline(false);
    await form.save(offline);
    expect(hook.result.generalError).toBe(sentWhenOnline);
    setOnline(true);
    await eventually(() => expect(requests).toHaveLength(2));
    requests[1]?.respond(done);
    await eventually(() => expect(onSaved).toHaveBeenCalledOnce());
    expect([hook.result.generalError, requests[0]?.key === requests[1]?.key]).toEqual([null, true]);
    setOnline(true);
    await wait();
    expect(requests).toHaveLength(2);
  });

  it("does not send by itself what was refused @ERR-13", async () => {
    const form = await setUp();
    await fill(form);
    await form.save(refusalOf("Too late.", null));
    setOnline(false);
    await wait();
    setOnline(true);
    await wait();
    expect(form.requests).toHaveLength(1);
    form.hook.result.field("title").onChange("New");
    await eventually(() => expect(form.hook.result.values.title).toBe("New"));
    expect(form.hook.result.generalError).toBe("Too late.");
  });

  it("does not send a half-finished change by itself @ERR-13", async () => {
    const form = await setUp();
    const { hook, requests } = form;
    await fill(form);
    setOnline(false);
    await form.save(offline);
    hook.result.field("title").onChange("New");
    await eventually(() => expect(hook.result.generalError).toBe(changedOffline));
    setOnline(true);
    await wait();
    expect(requests).toHaveLength(1);
  });
});
