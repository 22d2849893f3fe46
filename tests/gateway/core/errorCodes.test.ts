import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorCodes } from "../../../gateway/errorCodes.ts";
import { getErrorCode } from "../../../gateway/errors.ts";
import { RestError, type RestErrorDetails } from "../../../gateway/rest/error.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface UserError {
  code: string;
  field: string[] | null;
  limit: number | null;
}

const restFailure = (details: Pick<RestErrorDetails, "failure" | "status">) => new RestError("x", { call: "c", ...details });

/** Codes of failures of REST calls as a whole. */
const ofCalls: Readonly<Record<string, RestError>> = {
  BAD_REQUEST: restFailure({ failure: "status", status: 400 }),
  UNAUTHENTICATED: restFailure({ failure: "status", status: 401 }),
  FORBIDDEN: restFailure({ failure: "status", status: 403 }),
  CONFLICT: restFailure({ failure: "status", status: 409 }),
  TOO_LARGE: restFailure({ failure: "status", status: 413 }),
  UNSUPPORTED_MEDIA_TYPE: restFailure({ failure: "status", status: 415 }),
  TOO_MANY_REQUESTS: restFailure({ failure: "status", status: 429 }),
  NOT_OFFERED: restFailure({ failure: "absent", status: 501 }),
  INTERNAL: restFailure({ failure: "status", status: 500 }),
  UPSTREAM_UNAVAILABLE: restFailure({ failure: "timeout" }),
  UPSTREAM_CONTRACT: restFailure({ failure: "contract" }),
};

/** Codes of values in inputs: the mutation, its input in addition to settingsId, the field, and the limit. */
const ofValues: Readonly<Record<string, [mutation: string, input: object, field: string, limit: number | null]>> = {
  INVALID_ID: ["updateSettings", { countryId: globalId("Beat", 1) }, "countryId", null],
  NOT_FOUND: ["updateSettings", { countryId: globalId("Country", 999_999) }, "countryId", null],
  BLANK: ["updateSettings", { lastName: " " }, "lastName", null],
  TOO_LONG: ["updateSettings", { about: "x".repeat(2001) }, "about", 2000],
  TAKEN: ["updateSettings", { slug: "somebody-else" }, "slug", null],
  INVALID: ["updateSettings", { timezone: "Mars/Olympus" }, "timezone", null],
  INVALID_URL: ["addOutlet", { url: "not an address" }, "url", null],
  TOO_SHORT: [
    "signUp",
    { firstName: "A", lastName: "B", email: "a@b.example", password: "short", userType: "JOURNO", acceptTerms: true },
    "password",
    8,
  ],
  INVALID_EMAIL: ["inviteRespondents", {}, "emails", null],
  IN_THE_PAST: ["createCallout", { title: "T", content: "<p>C</p>", deadline: "2020-01-01T00:00:00.000Z" }, "deadline", null],
  TOO_MANY: [
    "createCommunityPost",
    { attachments: { images: Array.from({ length: 11 }, (_value, index) => globalId("Image", 900_000 + index)) } },
    "attachments",
    10,
  ],
};
const withSettings = new Set(["updateSettings", "addOutlet"]);

describe("error codes", () => {
  let env: TestEnv;
  let person: Person;
  let interviewId: string;

  beforeAll(async () => {
    env = await startTestEnv();
    person = await env.fixtures.person(["journo"]);
    const other = await env.fixtures.person(["journo"]);
    await env.fixtures.db.updateTable("contacts").set({ slug: "somebody-else" }).where("id", "=", other.contactId).execute();
    const document = `mutation { createInterview(input: { title: "Why", type: TEXT, questions: [{ text: "Why?" }] }) { interview { id } } }`;
    const created = await env.data<{ createInterview: { interview: { id: string } } }>(document, {}, person);
    interviewId = created.createInterview.interview.id;
  });
  afterAll(() => env?.stop());

  it("are each covered by a case below @ERR-04", () => {
    expect([...Object.keys(ofCalls), ...Object.keys(ofValues)].toSorted()).toEqual(Object.keys(errorCodes).toSorted());
  });

  it.each(Object.entries(ofCalls))("include %s for a call that fails as a whole @ERR-04", (code, error) => {
    expect(getErrorCode(error)).toBe(code);
  });

  it.each(Object.entries(ofValues))("include %s at its field @ERR-04", async (code, [mutation, more, field, limit]) => {
    const input = {
      ...more,
      ...(withSettings.has(mutation) ? { settingsId: globalId("UserSettings", person.slug) } : {}),
      ...(mutation === "inviteRespondents" ? { interviewId, emails: ["nobody"] } : {}),
    };
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const document = `mutation ($input: ${type}) { payload: ${mutation}(input: $input) { errors { code field limit } } }`;
    const { payload } = await env.data<{ payload: { errors: UserError[] } }>(document, { input }, person);
    const found = payload.errors.find((error) => error.field?.[1] === field);
    expect(found, JSON.stringify(payload)).toEqual({ code, field: expect.arrayContaining(["input", field]), limit });
  });
});
