import { describe, expect, it } from "vitest";
import { requestsPrivacy } from "../../../web/src/services/analytics.ts";
import { routeViewOf } from "../../../web/src/services/routeView.ts";
import { scrubAddress, scrubText } from "../../../web/src/services/scrub.ts";

describe("the page view sent to analytics", () => {
  const view = (pathname: string, params: Record<string, string>, id = "page") =>
    routeViewOf([{ pathname, params, route: { id } }]);

  it("has the route and path without secrets @EXT-05", () => {
    expect(view("/community/media-insiders/members", { slug: "media-insiders" }, "community.members")).toEqual({
      name: "community.members",
      path: "/community/media-insiders/members",
    });
    expect(view("/async/answer/video/s3cret", { type: "video", hash: "s3cret" })?.path).toBe("/async/answer/video/:hash");
    expect(view("/password/recovery/7/a%20b", { id: "7", code: "a b" })?.path).toBe("/password/recovery/7/:code");
    expect(view("/what/ever", { "*": "what/ever" })?.path).toBe("/*");
    expect(routeViewOf([])).toBeNull();
  });

  it("is disabled for users who ask not to be tracked @EXT-05", () => {
    expect(requestsPrivacy({ doNotTrack: "1" })).toBe(true);
    expect(requestsPrivacy({ doNotTrack: "yes" })).toBe(true);
    expect(requestsPrivacy({ doNotTrack: null, globalPrivacyControl: true })).toBe(true);
    expect(requestsPrivacy({ doNotTrack: "unspecified" })).toBe(false);
    expect(requestsPrivacy({ doNotTrack: null })).toBe(false);
  });
});

describe("an error report", () => {
  it.each([
    ["Nobody has ada.b+c@mail.example.com here", "Nobody has [e-mail] here"],
    ['Unexpected token in "It was a long day and we said so."', "Unexpected token in [text]"],
    ["Cannot read properties of undefined (reading 'edges')", "Cannot read properties of undefined (reading 'edges')"],
    ["Bad content <p>What somebody wrote</p> there", "Bad content [text] there"],
    ["x".repeat(1000), "x".repeat(300)],
  ])("removes e-mail addresses and texts: %s @EXT-06", (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  it("names files without query strings @EXT-06", () => {
    expect(scrubAddress("https://a.example.com/x.js?token=1#y")).toBe("https://a.example.com/x.js");
  });
});
