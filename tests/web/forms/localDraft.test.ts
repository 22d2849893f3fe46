import { describe, expect, test } from "vitest";
import { withoutLargeFiles } from "../../../web/src/forms/localDraft.ts";

const attachment = (name: string, size: number) => ({ key: name, file: new File([new Uint8Array(size)], name) });
const small = attachment("small.png", 1024);
const large = attachment("large.mp4", 21 * 1024 * 1024);

describe("withoutLargeFiles", () => {
  test("removes large files at any depth and keeps all other values", () => {
    const values = {
      title: "T",
      deadline: null,
      img: [small],
      questions: [
        { text: "Q", video: [large] },
        { text: "R", video: [] },
      ],
    };
    const result = withoutLargeFiles({ ...values, img: [large, small] });
    expect(result).toEqual({
      ...values,
      questions: [
        { text: "Q", video: [] },
        { text: "R", video: [] },
      ],
    });
    expect(result.img[0]?.file).toBe(small.file);
  });
});
