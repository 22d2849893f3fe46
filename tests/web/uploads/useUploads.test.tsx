import { Activity, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAttachment, type Attachment } from "../../../web/src/uploads/attachment.ts";
import { useUploads } from "../../../web/src/uploads/useUploads.ts";
import { eventually, mountHook } from "../hooks.tsx";
import { PendingRequest } from "./pendingRequest.ts";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (importOriginal) => ({
  ...(await importOriginal()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));

beforeEach(() => {
  toasts.length = 0;
  PendingRequest.all.length = 0;
  vi.stubGlobal("XMLHttpRequest", PendingRequest);
});
afterEach(() => void vi.unstubAllGlobals());

it("uploads a file again when its page is shown after it was hidden during the upload @ROUTE-12 @MSG-01", async () => {
  const file = new File(["abc"], "plate.png", { type: "image/png" });
  const useField = () => {
    const [attachments, change] = useState<readonly Attachment[]>(() => [createAttachment(file, "image")]);
    return { attachments, uploads: useUploads({ attachments, change, kinds: ["image"], max: 1 }) };
  };
  let isShown = true;
  const field = mountHook(useField, (probe) => <Activity mode={isShown ? "visible" : "hidden"}>{probe}</Activity>);
  const stateOf = () => [...field.result.uploads.states.values()];
  await eventually(() => expect(PendingRequest.all).toHaveLength(1));
  expect(stateOf()).toEqual([{ progress: 0 }]);

  isShown = false;
  field.rerender(useField);
  await eventually(() => expect(stateOf()).toEqual([]));
  isShown = true;
  field.rerender(useField);
  await eventually(() => expect(PendingRequest.all).toHaveLength(2));
  PendingRequest.all[1]?.respond(200, { globalId: "i1", path: "/files/i1.png" });
  await eventually(() => expect(field.result.attachments).toMatchObject([{ id: "i1", file: null }]));
  await eventually(() => expect(stateOf()).toEqual([]));
});

it.each([
  { max: 1, text: "Only one file can be attached." },
  { max: 2, text: "At most 2 files can be attached." },
])("takes as many files as the field may have, here $max @POST-17", async ({ max, text }) => {
  const field = mountHook(() => {
    const [attachments, change] = useState<readonly Attachment[]>([]);
    return { attachments, uploads: useUploads({ attachments, change, kinds: ["image"], max }) };
  });
  const names = ["a.png", "b.png", "c.png"];
  field.result.uploads.add(names.slice(0, max + 1).map((name) => new File(["abc"], name, { type: "image/png" })));
  await eventually(() => expect(field.result.attachments.map(({ name }) => name)).toEqual(names.slice(0, max)));
  expect(toasts).toEqual([`error:${text}`]);
});
