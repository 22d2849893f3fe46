import { describe, expect, it } from "vitest";
import { isTrackingDeclined } from "../../../web/src/services/analytics.ts";
import { redactAddress, redactText } from "../../../web/src/services/redact.ts";
import { toRouteView } from "../../../web/src/services/routeView.ts";

describe("the page view sent to analytics", () => {
  const view = (pathname: string, params: Record<string, string>, id = "page") =>
    toRouteView([{ pathname, params, route: { id } }]);

  it("has the route and path without secrets @EXT-05", () => {
    expect(view("/community/media-insiders/members", { slug: "media-insiders" }, "community.members")).toEqual({
      name: "community.members",
      path: "/community/media-insiders/members",
    });
    expect(view("/async/answer/video/s3cret", { type: "video", hash: "s3cret" })?.path).toBe("/async/answer/video/:hash");
    expect(view("/password/recovery/7/a%20b", { id: "7", code: "a b" })?.path).toBe("/password/recovery/7/:code");
    expect(view("/what/ever", { "*": "what/ever" })?.path).toBe("/*");
    expect(toRouteView([])).toBeNull();
  });

  it("is disabled for users who ask not to be tracked @EXT-05", () => {
    expect(isTrackingDeclined({ doNotTrack: "1" })).toBe(true);
    expect(isTrackingDeclined({ doNotTrack: "yes" })).toBe(true);
    expect(isTrackingDeclined({ doNotTrack: null, globalPrivacyControl: true })).toBe(true);
    expect(isTrackingDeclined({ doNotTrack: "unspecified" })).toBe(false);
    expect(isTrackingDeclined({ doNotTrack: null })).toBe(false);
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
    expect(redactText(text)).toBe(scrubbed);
  });

  it("names files without query strings @EXT-06", () => {
    expect(redactAddress("https://a.example.com/x.js?token=1#y")).toBe("https://a.example.com/x.js");
  });
});
