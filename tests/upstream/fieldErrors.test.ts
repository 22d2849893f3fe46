import { expect, it } from "vitest";
import { validationCodes, type ValidationCode } from "../../upstream/http/fieldErrors.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

interface Case {
  path: string;
  body: object;
  field: string;
  message: string;
  limit?: number;
}

const post = { content: "<p>Text</p>" };
const signUp = { firstname: "A", lastname: "B", email: "a@b.example", password: "x", userType: "journo", acceptTerms: true };
const callout = { title: "Title", content: "<p>Text</p>" };

const cases: Readonly<Record<ValidationCode, readonly Case[]>> = {
  BLANK: [
    { path: "/users", body: { ...signUp, firstname: " " }, field: "firstname", message: "First name is required." },
    { path: "/callouts", body: {}, field: "title", message: "Title is required." },
    { path: "/conversations", body: { contactIds: [] }, field: "contactIds", message: "Choose at least one person to write to." },
  ],
  TOO_LONG: [
    {
      path: "/callouts",
      body: { ...callout, title: "x".repeat(201) },
      field: "title",
      message: "Title must have at most 200 characters.",
      limit: 200,
    },
    {
      path: "/communityPosts",
      body: { content: "<p></p>".repeat(10_000) },
      field: "content",
      message: "Content must have at most 50000 characters with its formatting.",
      limit: 50_000,
    },
    {
      path: "/communities",
      body: { name: "x".repeat(81), type: "public" },
      field: "name",
      message: "Name must have 2 to 80 characters.",
      limit: 80,
    },
  ],
  TOO_SHORT: [
    {
      path: "/communities",
      body: { name: "a", type: "public" },
      field: "name",
      message: "Name must have 2 to 80 characters.",
      limit: 2,
    },
  ],
  TOO_MANY: [
    {
      path: "/communityPosts",
      body: { ...post, attachments: { images: Array.from({ length: 11 }, (_value, index) => index + 1) } },
      field: "attachments",
      message: "A post can have at most 10 attachments.",
      limit: 10,
    },
  ],
  TAKEN: [
    {
      path: "/communities",
      body: { name: "Settings", type: "public", newSlug: "settings" },
      field: "newSlug",
      message: "This slug is reserved.",
    },
  ],
  NOT_FOUND: [{ path: "/reactions", body: { ...post, video: 999_999 }, field: "video", message: "Video was not found." }],
  IN_THE_PAST: [
    {
      path: "/callouts",
      body: { ...callout, deadline: "2020-01-01T00:00:00Z" },
      field: "deadline",
      message: "Deadline must be in the future.",
    },
  ],
  INVALID_URL: [{ path: "/reactions", body: { ...post, url: "no address" }, field: "url", message: "Url is not a valid" }],
  INVALID_EMAIL: [
    {
      path: "/users",
      body: { ...signUp, email: "ab" },
      field: "email",
      message: "E-mail is not valid.",
    },
  ],
  INVALID: [
    {
      path: "/communities",
      body: { name: "Name", type: "public", newSlug: "a_b" },
      field: "newSlug",
      message: "Slug may contain only letters, digits and hyphens.",
    },
    { path: "/callouts", body: { ...callout, title: 1 }, field: "title", message: "Title is not valid." },
  ],
};

it.each(validationCodes)("the code %s is returned with its message and limit @ERR-04", async (code) => {
  const admin = await env.current.person(["admin"]);
  for (const { path, body, field, message, limit } of cases[code]) {
    const { status, body: response, codes } = await admin.client.post<{ errors: Record<string, string[]> }>(path, body);
    expect([path, status, response.errors[field], (codes as Record<string, unknown>)[field]]).toEqual([
      path,
      422,
      [message],
      [limit === undefined ? { code } : { code, limit }],
    ]);
  }
});
