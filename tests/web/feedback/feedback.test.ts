import { describe, expect, it } from "vitest";
import { getDraggedArea, getMiddleArea, moveArea } from "../../../web/src/feedback/crop.ts";
import { findMissingFields, formatMissingFields } from "../../../web/src/feedback/feedbackFields.ts";

const page = { width: 1000, height: 600 };

describe("the selected area of a screenshot", () => {
  it.each([
    [
      { x: 10, y: 10 },
      { x: 43, y: 43 },
      { x: 10, y: 10, width: 33, height: 33 },
    ],
    [
      { x: 200, y: 100 },
      { x: 50, y: 20 },
      { x: 50, y: 20, width: 150, height: 80 },
    ],
    [
      { x: 900, y: 500 },
      { x: 2000, y: -50 },
      { x: 900, y: 0, width: 100, height: 500 },
    ],
  ])("is spanned by the drag from %o to %o @CONST-29", (from, to, area) => {
    expect(getDraggedArea(from, to, page)).toEqual(area);
  });

  it.each([
    [
      { x: 10, y: 10 },
      { x: 42, y: 500 },
    ],
    [
      { x: 10, y: 10 },
      { x: 500, y: 42 },
    ],
    [
      { x: 980, y: 10 },
      { x: 1500, y: 500 },
    ],
    [
      { x: 10, y: 10 },
      { x: 10, y: 10 },
    ],
  ])("is the whole page if the drag from %o to %o is smaller than 33 px @CONST-29", (from, to) => {
    expect(getDraggedArea(from, to, page)).toBeNull();
  });

  it("stays within the page and above the minimum size when moved by keyboard @CONST-29", () => {
    const area = { x: 5, y: 5, width: 40, height: 40 };
    expect(moveArea(area, { x: -10, y: 10 }, false, page)).toEqual({ ...area, x: 0, y: 15 });
    expect(moveArea(area, { x: -10, y: -10 }, true, page)).toEqual({ ...area, width: 33, height: 33 });
    expect(moveArea({ ...area, x: 955 }, { x: 10, y: 0 }, false, page)).toMatchObject({ x: 960 });
    expect(moveArea({ ...area, x: 950 }, { x: 20, y: 0 }, true, page)).toMatchObject({ width: 50 });
    expect(getMiddleArea(page)).toEqual({ x: 250, y: 150, width: 500, height: 300 });
  });
});

describe("the fields of the feedback form", () => {
  const empty = { name: " ", email: "", message: "\n" };
  it.each([
    [false, false, "Message"],
    [true, false, "Name, Message"],
    [false, true, "Email, Message"],
    [true, true, "Name, Email, Message"],
  ])(
    "are required according to the settings (%s, %s): %s @VALID-10 @VALID-11 @VALID-12 @VALID-13 @ERR-10",
    (name, email, labels) => {
      const missing = findMissingFields(empty, { feedbackNameRequired: name, feedbackEmailRequired: email });
      expect(formatMissingFields(missing)).toBe(`Please enter in the following required fields: ${labels}`);
    },
  );

  it("accept any value @VALID-15", () => {
    const values = { name: "<b>", email: "no address", message: "x" };
    expect(findMissingFields(values, { feedbackNameRequired: true, feedbackEmailRequired: true })).toEqual([]);
  });
});
