import { describe, expect, it } from "vitest";
import { checkFile, findKind, getMediaTypes } from "../../../web/src/uploads/files.ts";

const both = ["image", "video"] as const;

describe("a file", () => {
  it.each(["image/jpeg", "image/png", "image/gif", "image/webp"])("of type %s is a picture @POST-17", (type) => {
    expect(findKind({ type }, both)).toBe("image");
    expect(checkFile({ type, size: 10 * 1024 * 1024 }, both)).toBeNull();
    expect(checkFile({ type, size: 10 * 1024 * 1024 + 1 }, both)).toBe("This file is too large.");
  });

  it.each(["video/mp4", "video/webm", "video/quicktime"])("of type %s is a video @POST-17", (type) => {
    expect(findKind({ type }, both)).toBe("video");
    expect(checkFile({ type, size: 500 * 1024 * 1024 }, both)).toBeNull();
    expect(checkFile({ type, size: 500 * 1024 * 1024 + 1 }, both)).toBe("This file is too large.");
  });

  it.each(["image/svg+xml", "text/html", ""])("of type %s is refused @POST-17", (type) => {
    expect(checkFile({ type, size: 1 }, both)).toBe("This file type is not supported.");
  });

  it("is refused if its kind is not allowed @POST-17", () => {
    expect(checkFile({ type: "video/mp4", size: 1 }, ["image"])).toBe("This file type is not supported.");
  });

  it("can be chosen from the types of the allowed kinds @POST-17", () => {
    expect(getMediaTypes(["video"])).toEqual(["video/mp4", "video/webm", "video/quicktime"]);
    expect(getMediaTypes(both)).toContain("image/png");
    expect(getMediaTypes(both)).toContain("video/mp4");
  });
});
