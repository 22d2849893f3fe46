import { expect, test } from "vitest";
import {
  createAttachment,
  findAttachments,
  getUploadIds,
  isUploading,
  uploadedAttachment,
} from "../../../web/src/uploads/attachment.ts";

const file = new File(["x"], "plate.png", { type: "image/png" });
const picture = uploadedAttachment("image", "3", "/files/3");
const video = uploadedAttachment("video", "4", null);

test("a chosen file is uploading until it has an id @POST-17", () => {
  const [first, second] = [createAttachment(file, "image"), createAttachment(file, "image")];
  expect(first).toEqual({ key: first.key, kind: "image", name: "plate.png", id: null, path: null, file });
  expect(first.key).not.toBe(second.key);
  expect([isUploading([]), isUploading([picture]), isUploading([picture, first])]).toEqual([false, false, true]);
});

test("a file that was uploaded earlier needs no file @POST-17", () => {
  expect(picture).toEqual({ key: "image-3", kind: "image", name: "Picture", id: "3", path: "/files/3", file: null });
  expect(video).toEqual({ key: "video-4", kind: "video", name: "Video", id: "4", path: null, file: null });
});

test("only complete uploads of the kind are sent @POST-17", () => {
  const all = [picture, createAttachment(file, "image"), video];
  expect([getUploadIds(all, "image"), getUploadIds(all, "video"), getUploadIds([], "video")]).toEqual([["3"], ["4"], []]);
});

test("attachments are found anywhere in the values of a form @POST-17", () => {
  const values = { title: "News", image: [picture], author: null, questions: [{ text: "Why?", video: [video] }], count: 3 };
  expect(findAttachments(values)).toEqual([picture, video]);
  expect(findAttachments({ key: "a", kind: "b" })).toEqual([]);
  expect(findAttachments({ kind: "a", file: null })).toEqual([]);
  expect(findAttachments({ key: "a", file: null })).toEqual([]);
  expect([null, "text", undefined].flatMap(findAttachments)).toEqual([]);
});
