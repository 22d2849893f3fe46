import { describe, expect, it } from "vitest";
import { RestError } from "../../../gateway/rest/error.ts";
import { compileMarkupCheck } from "../../../gateway/rest/markup.ts";

const html = (title: string) => ({
  type: "string",
  title,
  contentMediaType: "text/html",
  maxLength: 5,
  "x-max-nesting": 2,
});
const form = {
  type: "object",
  properties: {
    content: html("Content"),
    answer: { ...html("Answer"), maxLength: 100 },
    title: { type: "string", title: "Title", maxLength: 1 },
    note: { ...html("Note"), contentMediaType: "text/plain" },
  },
};
const reference = { $ref: "#/components/schemas/Form" };
const components = { Form: form, Other: { type: "object", properties: { content: { type: "string" } } } };

/** The errors by field; null when the body is accepted. */
function errorsOf(body: unknown, schema: Readonly<Record<string, unknown>> | undefined = reference): unknown {
  try {
    compileMarkupCheck("createComment", schema, components)(body);
    return null;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    expect(error).toMatchObject({
      call: "createComment",
      failure: "status",
      status: 422,
      message: "createComment: too much markup",
    });
    return error.errors;
  }
}
const tooLong = { content: ["Content must have at most 5 characters with its formatting."] };
const tooDeep = { answer: ["Answer must have at most 2 levels of nesting."] };

describe("HTML in a request", () => {
  it.each([
    ["12345", null],
    ["123456", tooLong],
    ["12345678901", tooLong],
    // An emoji is one character of two code units.
    ["\u{1f680}".repeat(5), null],
    ["\u{1f680}".repeat(6), tooLong],
    ["12\u{1f680}\u{1f680}\u{1f680}\u{1f680}", tooLong],
    ["", null],
  ])("is limited in length, in characters: %s @VALID-22", (content, expected) => {
    expect(errorsOf({ content })).toEqual(expected);
  });

  it.each([
    ["<p><b>one</b></p>", null],
    ["<p><b><i>one</i></b></p>", tooDeep],
    ["<p><b><i>", tooDeep],
    ["<p>one</p>".repeat(4), null],
    ["<p><b>one</b><b>two</b></p>", null],
    ["<p>one<br>two<br>three<br>four</p>", null],
    ["one", null],
  ])("is limited in nesting: %s @VALID-22 @POST-03", (answer, expected) => {
    expect(errorsOf({ answer })).toEqual(expected);
  });

  it("is refused at each of its fields, and other texts are not checked @VALID-22", () => {
    const long = "123456";
    expect(errorsOf({ content: long, answer: "<p><p><b><i><u>", title: long, note: long, other: long })).toEqual({
      ...tooLong,
      ...tooDeep,
    });
    expect(errorsOf({ title: long, note: long, other: long })).toBeNull();
    expect(errorsOf({ content: null, answer: 7 })).toBeNull();
  });

  it("is checked in a body whose schema is part of the operation, too @VALID-22", () => {
    expect(errorsOf({ content: "123456" }, form)).toEqual(tooLong);
  });

  it.each([
    ["no schema", undefined],
    ["a schema without HTML", { $ref: "#/components/schemas/Other" }],
    ["an unknown schema", { $ref: "#/components/schemas/Unknown" }],
    ["a schema that is no form", { type: "array" }],
  ])("is not looked for in a call with %s", (_name, schema) => {
    const check = compileMarkupCheck("createComment", schema, components);
    expect(() => check({ content: "123456" })).not.toThrow();
  });

  it.each([undefined, null, "123456", 7])("is not looked for in the body %s", (body) => {
    expect(errorsOf(body)).toBeNull();
  });
});
