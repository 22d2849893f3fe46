import { readFileSync } from "node:fs";
import formats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";

interface Content {
  schema: object;
  example?: unknown;
}
interface Described {
  operationId: string;
  "x-assumed"?: boolean;
  "x-optional"?: false | string;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const document = JSON.parse(readFileSync(fromRoot("openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, { description?: string }> };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe("openapi.json", () => {
  it("has a valid example of every request body and response", () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    ajv.addSchema({ $id: "openapi", components: document.components });
    const faults = operations.flatMap(({ operationId, requestBody, responses }) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      const contents = [requestBody?.content, ...successes.map(([, { content }]) => content)].flatMap((one) =>
        Object.values(one ?? {}),
      );
      return contents.flatMap(({ schema, example }) => {
        if (example === undefined) return [`${operationId} has no example`];
        const fits = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')));
        return fits(example) ? [] : [`${operationId}: ${ajv.errorsText(fits.errors)}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it("describes every schema", () => {
    const undescribed = Object.entries(document.components.schemas).filter(([, { description = "" }]) => description === "");
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  it("states for every assumed operation whether it is required, or what is missing without it", () => {
    for (const { operationId, "x-assumed": isAssumed = false, "x-optional": optional } of operations) {
      if (isAssumed) expect(optional === false || /^[A-Z].+\.$/.test(optional ?? ""), operationId).toBe(true);
      else expect(optional, operationId).toBeUndefined();
    }
  });
});
