import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Unsaved } from "../../../web/src/navigation/unsaved.ts";
import type { Outcome } from "../../../web/src/relay/mutation.ts";
import { useSavedField } from "../../../web/src/settings/useSavedField.ts";
import { eventually, mountHook } from "../hooks.tsx";

const toasts: string[] = [];
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void toasts.splice(0));

/** A field with this saved value, to whose requests the test responds. */
function setUp(saved = "Ana", check?: (value: string) => string | null) {
  const requests: { value: string; respond: (outcome: Outcome<unknown>) => void }[] = [];
  const unsaved = new Set<string>();
  const send = (value: string) => {
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    requests.push({ value, respond: resolve });
    return promise;
  };
  const render = (value: string) => () => useSavedField({ label: "Name", saved: value, send, check });
  // No field is saved while another one is.
  onTestFinished(() => requests.forEach(({ respond }) => respond(done)));
  const hook = mountHook(render(saved), (probe) => <Unsaved value={unsaved}>{probe}</Unsaved>);
  const sent = () => requests.map(({ value }) => value);
  /** Waits until the field has this value, state and error. */
  const shows = (value: string, state: string, error: string | null = null) =>
    eventually(() => expect([hook.result.value, hook.result.state, hook.result.error]).toEqual([value, state, error]));
  return { hook, requests, unsaved, sent, shows, setSaved: (value: string) => hook.rerender(render(value)) };
}
const done = { ok: true, response: {} } as const;
const refused = { ok: false, errors: [], text: "Too long." } as const;

describe("a field that is saved on its own", () => {
  it("shows the typed text, and sends it when it is saved", async () => {
    const { hook, requests, unsaved, sent, shows, setSaved } = setUp();
    await shows("Ana", "idle");
    hook.result.change(" Ben ");
    await shows(" Ben ", "idle");
    await eventually(() => expect(unsaved.size).toBe(1));
    expect(sent()).toEqual([]);
    hook.result.save();
    await shows(" Ben ", "saving");
    await eventually(() => expect(unsaved.size).toBe(0));
    expect(sent()).toEqual(["Ben"]);
    setSaved("Ben");
    requests[0]?.respond(done);
    await shows("Ben", "saved");
    hook.result.change("Cem");
    await shows("Cem", "idle");
  });

  it("sends nothing for the saved value, apart from spaces, and for an untouched field", async () => {
    const { hook, unsaved, sent, shows } = setUp();
    hook.result.save();
    hook.result.change(" Ana ");
    await shows(" Ana ", "idle");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unsaved.size).toBe(0);
    hook.result.save();
    await shows("Ana", "idle");
    expect(sent()).toEqual([]);
  });

  it("is sent once, however often it is saved", async () => {
    const { hook, requests, sent, shows } = setUp();
    hook.result.change("Ben");
    await shows("Ben", "idle");
    hook.result.save();
    hook.result.save();
    await eventually(() => expect(sent()).toEqual(["Ben"]));
    requests[0]?.respond(refused);
    await shows("Ben", "idle", "Too long.");
    hook.result.save();
    await eventually(() => expect(sent()).toEqual(["Ben", "Ben"]));
  });

  it("keeps a refused text with the reason until it is changed", async () => {
    const { hook, requests, unsaved, shows } = setUp();
    hook.result.choose("Ben");
    await shows("Ben", "saving");
    requests[0]?.respond(refused);
    await shows("Ben", "idle", "Too long.");
    expect(toasts).toEqual([]);
    await eventually(() => expect(unsaved.size).toBe(1));
    hook.result.change("Be");
    await shows("Be", "idle");
  });

  it("shows the reason in a toast after the page of the field was left @ERR-13", async () => {
    const { hook, requests, shows } = setUp();
    hook.result.choose("Ben");
    await shows("Ben", "saving");
    expect(toasts).toEqual([]);
    hook.unmount();
    requests[0]?.respond(refused);
    await eventually(() => expect(toasts).toEqual(["error:Name: Too long."]));
  });

  it("sends a choice even if its text is saved or being sent, because others may have the same text @SETTINGS-01", async () => {
    const { hook, requests, sent, shows } = setUp();
    const chosen: string[] = [];
    const choose = (id: string) =>
      hook.result.choose("Ana", () => {
        chosen.push(id);
        return Promise.resolve(done);
      });
    choose("1");
    await shows("Ana", "saved");
    hook.result.choose("Ben");
    await eventually(() => expect(sent()).toEqual(["Ben"]));
    choose("2");
    choose("3");
    requests[0]?.respond(done);
    await eventually(() => expect(chosen).toEqual(["1", "3"]));
    await shows("Ana", "saved");
  });

  it("loses its error when the saved value is typed again", async () => {
    const { hook, sent, shows } = setUp("Ana", (value) => (value === "" ? "Name is required." : null));
    hook.result.choose("  ");
    await shows("  ", "idle", "Name is required.");
    hook.result.choose("Ana");
    await shows("Ana", "idle");
    expect(sent()).toEqual([]);
  });

  it("sends a chosen value at once, but not an invalid one", async () => {
    const { hook, sent, shows } = setUp("Ana", (value) => (value === "x" ? "Name is too short." : null));
    hook.result.choose(" x ");
    await shows(" x ", "idle", "Name is too short.");
    expect(sent()).toEqual([]);
    hook.result.choose("Ben");
    await shows("Ben", "saving");
    expect(sent()).toEqual(["Ben"]);
  });

  it("keeps text that is typed while another value is being saved", async () => {
    const { hook, requests, shows, setSaved } = setUp();
    hook.result.choose("Ben");
    await shows("Ben", "saving");
    hook.result.change("Bene");
    await shows("Bene", "idle");
    setSaved("Ben");
    requests[0]?.respond(done);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await shows("Bene", "idle");
  });

  it("saves a value when the previous request has ended, and ignores the response to that one", async () => {
    const { hook, requests, sent, shows, setSaved } = setUp();
    hook.result.choose("Ben");
    await shows("Ben", "saving");
    for (const value of ["Cem", "Dan"]) {
      hook.result.choose(value);
      await shows(value, "saving");
    }
    expect(sent()).toEqual(["Ben"]);
    requests[0]?.respond(refused);
    await eventually(() => expect(sent()).toEqual(["Ben", "Dan"]));
    await shows("Dan", "saving");
    setSaved("Dan");
    requests[1]?.respond(done);
    await shows("Dan", "saved");
  });

  it("saves one field after the other", async () => {
    const [first, second] = [setUp(), setUp("Sydney")];
    first.hook.result.choose("Ben");
    second.hook.result.choose("Perth");
    await second.shows("Perth", "saving");
    expect([first.sent(), second.sent()]).toEqual([["Ben"], []]);
    first.requests[0]?.respond(done);
    await eventually(() => expect(second.sent()).toEqual(["Perth"]));
  });
});
