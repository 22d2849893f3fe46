import { object, parse } from "valibot";
import { describe, expect, it } from "vitest";
import { futureDay, futureTime, optionalDay } from "../../../web/src/forms/dateRules.ts";
import { CommentInput, JobInput } from "../../../web/src/forms/generated/limits.ts";
import {
  choice,
  email,
  html,
  htmlOrNull,
  htmlOrPicture,
  id,
  ids,
  ignored,
  ignoredList,
  list,
  optionalChoice,
  optionalEmail,
  optionalHtml,
  optionalId,
  optionalSlug,
  optionalPhone,
  optionalText,
  optionalUpload,
  optionalWebAddress,
  password,
  slug,
  text,
  textOrEmpty,
  upload,
  webAddress,
} from "../../../web/src/forms/rules.ts";
import { characters, htmlCharacters } from "../../../web/src/lib/textLength.ts";
import { incompleteDate } from "../../../web/src/lib/wallTime.ts";
import { uploadedAttachment } from "../../../web/src/uploads/attachment.ts";
import { messagesOf } from "./messagesOf.ts";

const emoji = "\u{1f680}";

describe("form rules", () => {
  it("report missing and too long values with the specified messages @VALID-18", () => {
    expect(messagesOf(text("Title", 200), "  ")).toEqual(["Title is required."]);
    expect(messagesOf(text("Title", 200), "x".repeat(201))).toEqual(["Title must have at most 200 characters."]);
    expect(messagesOf(text("Title", 200), "x".repeat(200))).toEqual([]);
    expect(messagesOf(choice("Job type", ["FULL_TIME"]), "")).toEqual(["Job type is required."]);
    expect(messagesOf(id("Newsroom"), "")).toEqual(["Newsroom is required."]);
  });

  it("treat invisible characters as empty @VALID-18", () => {
    for (const invisible of ["\u200b", "\u2060 \ufeff", "\u3164", "\u2800"]) {
      expect(messagesOf(text("Title", 200), invisible)).toEqual(["Title is required."]);
      expect(messagesOf(html("Content", 200), `<p>${invisible}&nbsp;</p>`)).toEqual(["Content is required."]);
    }
    expect(messagesOf(text("Title", 200), "\u{1f468}\u200d\u{1f469}")).toEqual([]);
  });

  it("count characters like the REST API: an emoji is one, tags are none @VALID-22", () => {
    expect(characters(` ${emoji.repeat(3)} `)).toBe(3);
    expect(htmlCharacters(`<p><strong>Tom</strong> &amp; ${emoji}</p>`)).toBe(7);
    expect(htmlCharacters("<p>One</p><p>two</p>")).toBe(7);
    expect(messagesOf(text("Title", 200), emoji.repeat(200))).toEqual([]);
    expect(messagesOf(html("Text", 5), `<p>${emoji.repeat(6)}</p>`)).toEqual(["Text must have at most 5 characters."]);
  });

  it("report incomplete, missing and past dates @VALID-18", () => {
    const zone = "Australia/Sydney";
    expect(messagesOf(optionalDay("Due date", zone), incompleteDate)).toEqual(["Due date is incomplete."]);
    expect(messagesOf(futureDay("Deadline", zone), incompleteDate)).toEqual(["Deadline is incomplete."]);
    expect(messagesOf(futureDay("Deadline", zone), "2020-03-01")).toEqual(["Deadline must be in the future."]);
    expect(messagesOf(futureDay("Deadline", zone, "2020-03-01"), "2020-03-01")).toEqual([]);
    expect(messagesOf(futureTime("Time", zone), incompleteDate)).toEqual(["Time is incomplete."]);
    expect(messagesOf(futureTime("Time", zone), "")).toEqual(["Time is required."]);
    expect(parse(optionalDay("Due date", zone), "2030-03-01")).toBe("2030-03-01T23:59:00+11:00");
    expect(parse(futureDay("Deadline", zone), "")).toBeNull();
    expect(parse(futureTime("Time", zone), "2030-03-01T09:00")).toBe("2030-03-01T09:00:00+11:00");
  });

  it("refuse invalid web addresses, e-mail addresses, phone numbers and slugs @VALID-01 @VALID-03", () => {
    expect(messagesOf(optionalWebAddress, "nothing")).toEqual(["Url is not a valid"]);
    expect(messagesOf(optionalWebAddress, "example.com")).toEqual([]);
    expect(messagesOf(webAddress("Web address"), " ")).toEqual(["Web address is required."]);
    expect(messagesOf(email(), " ")).toEqual(["E-mail is required."]);
    expect(messagesOf(email(), "me@")).toEqual(["E-mail is not valid."]);
    expect(messagesOf(optionalPhone, "me")).toEqual(["Phone number is not valid."]);
    expect(messagesOf(slug, "")).toEqual(["Slug is required."]);
    expect(messagesOf(slug, "settings")).toEqual(["This slug is reserved."]);
  });

  it("convert values to the inputs of mutations @VALID-02", () => {
    const schema = object({
      title: text("Title", 200),
      job: optionalText("Job title", 120),
      url: optionalWebAddress,
      email: optionalEmail,
      country: optionalId,
      beats: ids,
      logo: optionalUpload,
    });
    const logo = [uploadedAttachment("image", "image-7", "/files/7.png")];
    const values = { title: " Talk ", job: " ", url: " example.com ", email: "", country: "", beats: ["3"], logo };
    expect(parse(schema, values)).toEqual({
      title: "Talk",
      job: null,
      url: "https://example.com",
      email: null,
      country: null,
      beats: ["3"],
      logo: "image-7",
    });
    expect(parse(htmlOrPicture("Content", 10), '<p><img src="/files/1.png"></p>')).toContain("<img");
  });

  it("limit optional texts and HTML as well @VALID-22", () => {
    for (const rule of [textOrEmpty("Note", 3), optionalText("Note", 3), optionalHtml("Note", 3), htmlOrNull("Note", 3)]) {
      expect(messagesOf(rule, "1234")).toEqual(["Note must have at most 3 characters."]);
      expect(messagesOf(rule, "123")).toEqual([]);
      expect(messagesOf(rule, "")).toEqual([]);
    }
    expect(messagesOf(htmlOrPicture("Content", 3), "<p>1234</p>")).toEqual(["Content must have at most 3 characters."]);
    expect(messagesOf(htmlOrPicture("Content", 3), "<p></p>")).toEqual(["Content is required."]);
    expect(messagesOf(htmlOrPicture("Content", 3), "<p>123</p>")).toEqual([]);
    expect(messagesOf(html("Content", 3), "<p>123</p>")).toEqual([]);
  });

  it("convert what is missing to what the mutation expects @VALID-02", () => {
    expect([" a ", " "].map((value) => parse(textOrEmpty("Note", 9), value))).toEqual(["a", ""]);
    expect([" a ", " "].map((value) => parse(optionalText("Note", 9), value))).toEqual(["a", null]);
    expect([" <p>a</p> ", " "].map((value) => parse(htmlOrNull("Note", 9), value))).toEqual(["<p>a</p>", null]);
    expect(parse(optionalHtml("Note", 9), "<p>a</p>")).toBe("<p>a</p>");
    expect([" me@example.com ", " "].map((value) => parse(optionalEmail, value))).toEqual(["me@example.com", null]);
    expect(parse(email(), " me@example.com ")).toBe("me@example.com");
    expect([" +61 2 9876 5432 ", " "].map((value) => parse(optionalPhone, value))).toEqual(["+61 2 9876 5432", null]);
    expect([" example.com ", " "].map((value) => parse(optionalWebAddress, value))).toEqual(["https://example.com", null]);
    expect(parse(webAddress("Web address"), " example.com ")).toBe("https://example.com");
    expect([" my-desk ", " "].map((value) => parse(optionalSlug, value))).toEqual(["my-desk", undefined]);
    expect(["7", ""].map((value) => parse(optionalId, value))).toEqual(["7", null]);
    expect(["FULL_TIME", ""].map((value) => parse(optionalChoice(["PART_TIME", "FULL_TIME"]), value))).toEqual([
      "FULL_TIME",
      null,
    ]);
    expect(parse(choice("Job type", ["PART_TIME", "FULL_TIME"]), "FULL_TIME")).toBe("FULL_TIME");
  });

  it("keep a password as it was typed, and require one @VALID-18", () => {
    expect(parse(password(), " a ")).toBe(" a ");
    expect(messagesOf(password(), "")).toEqual(["Password is required."]);
    expect(messagesOf(password("New password"), "")).toEqual(["New password is required."]);
  });

  it("require an upload only where one is needed @VALID-18", () => {
    const logo = uploadedAttachment("image", "image-7", "/files/7.png");
    expect(messagesOf(upload("Video"), [])).toEqual(["Video is required."]);
    expect(parse(upload("Video"), [logo])).toBe("image-7");
    expect(parse(optionalUpload, [])).toBeNull();
  });

  it("report each missing value once @VALID-18", () => {
    expect(messagesOf(webAddress("Web address"), "nothing")).toEqual(["Url is not a valid"]);
    expect(messagesOf(webAddress("Web address"), "example.com")).toEqual([]);
    expect(messagesOf(email("Your e-mail"), "")).toEqual(["Your e-mail is required."]);
    expect(messagesOf(email(), "me@example.com")).toEqual([]);
    expect([" ", "me@"].map((value) => messagesOf(optionalEmail, value))).toEqual([[], ["E-mail is not valid."]]);
    expect(messagesOf(optionalWebAddress, " ")).toEqual([]);
    expect([" ", "settings", "my desk"].map((value) => messagesOf(optionalSlug, value).length)).toEqual([0, 1, 1]);
    expect(messagesOf(slug, "my-desk")).toEqual([]);
    expect(messagesOf(choice("Job type", ["FULL_TIME"]), "OTHER")).toEqual(["Job type is required."]);
    expect(messagesOf(id("Newsroom"), "7")).toEqual([]);
  });

  it("send nothing for what does not apply @VALID-02", () => {
    expect([parse(ignored, "x".repeat(9000)), parse(ignoredList, ["a"])]).toEqual([undefined, undefined]);
    expect([parse(list<string>(), ["a"]), parse(ids, ["3"])]).toEqual([["a"], ["3"]]);
  });

  it("use the limits of the REST API", () => {
    expect(CommentInput.content).toBe(2000);
    expect(JobInput).toMatchObject({ title: 200, company: 200, location: 200, description: 5000 });
  });
});
