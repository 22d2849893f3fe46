import { beforeAll, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let person: Person;
beforeAll(async () => {
  person = await env.current.person(["journo"]);
});

const send = (path: string, payload: string, mediaType = "multipart/form-data; boundary=b") =>
  env.current.upstream.app.inject({
    method: "POST",
    url: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${person.client.token}`,
      "x-requested-with": "XMLHttpRequest",
      "content-type": mediaType,
    },
    payload,
  });

const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nHello\r\n';
const end = "--b--\r\n";
const field = (index: number) => `--b\r\ncontent-disposition: form-data; name="field${index}"\r\n\r\nHello\r\n`;

describe("a form", () => {
  it.each([
    ["without a boundary", "multipart/form-data", end],
    ["with an empty boundary", "multipart/form-data; boundary=", end],
    ["with another boundary", "multipart/form-data; boundary=c", end],
    ["without an end", "multipart/form-data; boundary=b", ""],
  ])("%s returns 400 @API-005", async (_name, mediaType, end) => {
    for (const path of ["/uploads/images", "/uploads/videos", "/feedback"]) {
      const response = await send(path, file + end, mediaType);
      expect([path, response.statusCode, response.json()]).toEqual([path, 400, { detail: "The request could not be read." }]);
    }
  });

  it.each([
    ["two files", file + file, "Only one file can be sent at a time."],
    ["too many fields", Array.from({ length: 21 }, (_, index) => field(index)).join(""), "The form has too many fields."],
  ])("with %s returns 400 and the reason @API-005", async (_name, parts, detail) => {
    const response = await send("/feedback", parts + end);
    expect([response.statusCode, response.json()]).toEqual([400, { detail }]);
  });
});
