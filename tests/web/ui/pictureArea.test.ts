import { describe, expect, it } from "vitest";
import { canCrop } from "../../../web/src/ui/croppable.ts";
import { toPixels } from "../../../web/src/ui/pictureArea.ts";

describe("toPixels and canCrop", () => {
  it("convert the area to pixels", () => {
    expect(toPixels({ x: 25, y: 50, width: 50, height: 25 }, 1200, 800)).toEqual({ x: 300, y: 400, width: 600, height: 200 });
  });

  it("stay within the picture and never return an empty area", () => {
    expect(toPixels({ x: 33.4, y: 0, width: 66.7, height: 100 }, 3, 1)).toEqual({ x: 1, y: 0, width: 2, height: 1 });
    expect(toPixels({ x: 50, y: 50, width: 50, height: 50 }, 3, 5)).toEqual({ x: 2, y: 3, width: 1, height: 2 });
    expect(toPixels({ x: 100, y: 100, width: 0, height: 0 }, 40, 30)).toEqual({ x: 39, y: 29, width: 1, height: 1 });
  });

  it("exclude animated pictures", () => {
    expect(["image/jpeg", "image/png", "image/webp", "image/gif"].filter((type) => canCrop({ type }))).not.toContain("image/gif");
  });
});
