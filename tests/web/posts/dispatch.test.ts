import { describe, expect, it } from "vitest";
import { render } from "../../../web/src/posts/dispatch.ts";

interface Data {
  job: { title: string } | null | undefined;
  event: { name: string } | null | undefined;
}
const renderers = {
  job: ({ title }: { title: string }) => `job ${title}`,
  event: ({ name }: { name: string }) => `event ${name}`,
};

describe("a member of a union @POST-01", () => {
  it("is rendered by the function of its type", () => {
    expect(render<Data>(renderers, { job: null, event: { name: "Fair" } })).toBe("event Fair");
    expect(render<Data>(renderers, { job: { title: "Editor" }, event: undefined })).toBe("job Editor");
  });
  it("of a type that is newer than the client is left to the fallback", () => {
    expect(render<Data>(renderers, { job: null, event: null })).toBeUndefined();
  });
});
