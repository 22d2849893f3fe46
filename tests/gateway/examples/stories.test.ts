import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Product } from "../../support/product.ts";

const folder = path.resolve(import.meta.dirname, "../../../gateway/examples");
const files = globSync("*.graphql", { cwd: folder }).toSorted();

describe("the multi-step examples of the explorer on the demo data", () => {
  let product: Product;
  let variables: Record<string, unknown>;

  beforeAll(async () => {
    product = await startProduct();
    const { data } = await product.graphql<{ feed: { edges: { node: { id: string } }[] }; community: { id: string } }>({
      as: "journo",
      document:
        '{ feed(communitySlug: "media-insiders", first: 1, types: [STATEMENT]) { edges { node { ... on PostBase { id } } } } community(slug: "pr-exchange") { id } }',
    });
    variables = { id: data?.feed.edges[0]?.node.id, communityId: data?.community.id };
  });
  afterAll(() => product?.stop());

  it("exist", () => {
    expect(files.length).toBeGreaterThanOrEqual(9);
  });

  it.each(files)("run without errors and return data: %s", async (file) => {
    const document = readFileSync(path.join(folder, file), "utf8");
    const used = Object.fromEntries(Object.entries(variables).filter(([name]) => document.includes(`$${name}:`)));
    // Signing in ends the current session, so this example is run as a guest.
    const as = document.includes("signIn(") ? {} : { as: "journo" as const };
    const { data, errors } = await product.graphql({ ...as, document, variables: used });
    expect(errors).toBeUndefined();
    for (const [field, value] of Object.entries(data ?? {})) {
      expect(value, field).not.toBeNull();
      expect(value).not.toMatchObject({ errors: [expect.anything()] });
      expect(value).not.toMatchObject({ edges: [] });
    }
  });
});
