import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentHash } from "../../scripts/lib/files.ts";
import { packageProgram } from "../../scripts/lib/paths.ts";
import { run } from "../../scripts/lib/run.ts";
import { EighthType, type Part } from "./support/eighthType.ts";
import { addPolls } from "./support/pollContract.ts";

/*
 * Applies the README's recipe "Add a post type" for polls to a copy of each part of the product.
 *
 * To add a part, put its new files below poll/<part>/ at their target paths, with ".txt" appended to their names, and add an
 * entry to `parts` with the edited lines of existing files, the tools that detect gaps, and the gaps.
 */

/** @returns the output of a program that fails; empty when it succeeds */
async function failureOf(command: string, args: readonly string[], copy: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd: copy });
  return code === 0 ? "" : output;
}

const gatewayFolder = "gateway/modules/posts/kinds";

const gateway: Part = {
  name: "gateway",
  needs: ["openapi.json", "package.json", "tsconfig.json"],
  lines: [{ file: `${gatewayFolder}/all.ts`, line: 'export { poll } from "./poll/index.ts";' }],
  async prepare(copy) {
    const contract = join(copy, "openapi.json");
    await writeFile(contract, addPolls(await readFile(contract, "utf8")));
  },
  async generate(copy) {
    return (
      (await failureOf(process.execPath, ["gateway/generate.ts", "schema"], copy)) ||
      failureOf(process.execPath, ["gateway/generate.ts", "types"], copy)
    );
  },
  generated: ["gateway/rest/generated/contract.ts", "gateway/graph/generated/resolvers.ts"],
  sources: "gateway",
  gaps: [
    // Gaps that only the compiler detects come first, because they do not change the generated files.
    {
      what: "a field in the table of its inputs",
      files: [`${gatewayFolder}/poll/index.ts`],
      text: /, options: "options"/,
      inFile: `${gatewayFolder}/poll/index.ts`,
      message: "Property 'options' is missing",
      isCodeOnly: true,
    },
    ...["noun", "policy", "isSystem"].map((property) => ({
      what: property,
      files: [`${gatewayFolder}/poll/index.ts`],
      text: new RegExp(`  ${property}: .*\n`),
      inFile: `${gatewayFolder}/poll/index.ts`,
      message: `Property '${property}' is missing`,
      isCodeOnly: true,
    })),
    {
      what: "the SDL file",
      files: [`${gatewayFolder}/poll/poll.graphql`],
      message: 'No SDL file declares "type Poll implements PostBase".',
    },
    {
      what: "the fields that are written",
      files: [`${gatewayFolder}/poll/poll.graphql`],
      text: /"The own fields[^]*/,
      message: 'The SDL of the post type Poll lacks "input PollFields"',
    },
    { what: "index.ts", files: [`${gatewayFolder}/poll/index.ts`], message: /Cannot find module .*kinds\/poll\/index\.ts/ },
    {
      what: "the line in all.ts",
      files: [`${gatewayFolder}/all.ts`],
      message: "Poll implements PostBase, but posts/kinds/all.ts does not list it.",
    },
    {
      what: "the whole definition",
      files: [`${gatewayFolder}/poll/poll.graphql`, `${gatewayFolder}/poll/index.ts`, `${gatewayFolder}/all.ts`],
      inFile: `${gatewayFolder}/index.ts`,
      message: "Property 'poll' is missing",
    },
  ],
};

const webFolder = "web/src/posts/kinds/poll";

const web: Part = {
  name: "web",
  needs: ["schema.graphql", "relay.config.js", "package.json", "tsconfig.json"],
  lines: [
    {
      file: "web/src/posts/postKeys.ts",
      replaces: '"reaction", "statement"]',
      line: '"reaction", "statement", "poll"]',
    },
  ],
  async prepare(copy) {
    const before = await EighthType.addTo(gateway);
    try {
      const error = await gateway.generate(before.copy);
      if (error !== "") throw new Error(error);
      await copyFile(join(before.copy, "schema.graphql"), join(copy, "schema.graphql"));
    } finally {
      await before.remove();
    }
    await mkdir(join(copy, "web/src/__generated__"), { recursive: true });
    await writeFile(join(copy, "web/src/__generated__/persisted.json"), "{}\n");
  },
  async generate(copy) {
    return (
      (await failureOf(process.execPath, ["web/generate.ts"], copy)) ||
      failureOf(packageProgram("relay-compiler"), ["relay.config.js"], copy)
    );
  },
  generated: [],
  sources: "web/src",
  gaps: [
    {
      what: "its names, icon and purpose",
      files: [`${webFolder}/index.ts`],
      text: /  label: [^]*purpose: .*\n/,
      inFile: `${webFolder}/index.ts`,
      message: "missing the following properties from type 'PostKind': label, plural, icon, purpose",
      isCodeOnly: true,
    },
    {
      what: "its key in postKeys.ts",
      files: ["web/src/posts/postKeys.ts"],
      message: 'web/src/posts/postKeys.ts lacks "poll": schema.graphql has the post type POLL.',
    },
    ...["index.ts", "PollContent.tsx", "PollForm.tsx"].map((file) => ({
      what: file,
      files: [`${webFolder}/${file}`],
      message: `${webFolder}/${file} is missing`,
    })),
    {
      what: "the whole definition",
      files: [
        "web/src/posts/postKeys.ts",
        ...["index.ts", "PollContent.tsx", "PollForm.tsx"].map((file) => `${webFolder}/${file}`),
      ],
      message: 'web/src/posts/postKeys.ts lacks "poll"',
    },
    ...["Content", "Form"].map((piece) => ({
      what: `the fragment of its ${piece.toLowerCase()}`,
      files: [`${webFolder}/Poll${piece}.tsx`],
      text: new RegExp(`fragment Poll${piece}_poll on Poll`),
      message: `Undefined fragment 'Poll${piece}_poll'`,
    })),
  ],
};

const kindFile = "upstream/posts/kinds/poll.ts";
const migrationsFolder = "upstream/db/migrations";
const migrationFile = `${migrationsFolder}/0014_polls.ts`;
const tablesFile = "upstream/db/generated/tables.ts";
/** The types of the tables by the hash of the migrations: to print them, a database is created and migrated. */
const tables = new Map<string, string>();

const upstream: Part = {
  name: "upstream",
  needs: ["demo", "package.json", "tsconfig.json"],
  lines: [{ file: "upstream/posts/kinds/index.ts", line: 'export { poll } from "./poll.ts";' }],
  prepare: async (copy) =>
    void tables.set(await contentHash([migrationsFolder], copy), await readFile(join(copy, tablesFile), "utf8")),
  async generate(copy) {
    const migrations = await contentHash([migrationsFolder], copy);
    const { code, output } = tables.has(migrations)
      ? { code: 0, output: tables.get(migrations) ?? "" }
      : await run(process.execPath, ["upstream/db/generateTypes.ts"], { cwd: copy });
    if (code !== 0) return output;
    tables.set(migrations, output);
    await writeFile(join(copy, tablesFile), output);
    return failureOf(process.execPath, ["upstream/openapi.ts"], copy);
  },
  generated: [tablesFile],
  sources: "upstream",
  gaps: [
    {
      what: "its names",
      files: [kindFile],
      text: /  order: [^]*schemaName: .*\n/,
      inFile: kindFile,
      message: /missing the following properties from type[^]*order, name, feedName, collection, and 2 more/,
      isCodeOnly: true,
    },
    ...["fields", "presenter", "form", "rules", "restoreMethod"].map((property) => ({
      what: property,
      files: [kindFile],
      text: new RegExp(`  ${property}: .*\n`),
      inFile: kindFile,
      message: `Property '${property}' is missing`,
      isCodeOnly: true,
    })),
    {
      what: "a field that its own schema promises",
      files: [kindFile],
      text: /, options: row\.options/,
      inFile: kindFile,
      message: "options",
      isCodeOnly: true,
    },
    {
      what: "the line in index.ts",
      files: ["upstream/posts/kinds/index.ts"],
      inFile: "upstream/posts/types.ts",
      message: "Property 'poll' is missing",
      isCodeOnly: true,
    },
    { what: "its definition", files: [kindFile], message: /Cannot find module .*kinds\/poll\.ts/ },
    {
      what: "the column of its options",
      files: [migrationFile],
      text: /add column.*\n/,
      inFile: kindFile,
      message: "'options' does not exist",
    },
    {
      what: "the migration",
      files: [migrationFile],
      inFile: kindFile,
      message: /Type '"poll"' is not assignable to type/,
    },
  ],
};

const parts: readonly Part[] = [gateway, web, upstream];

describe.each(parts)("an eighth post type in $name/", (part) => {
  let added: EighthType | undefined;
  beforeAll(async () => void (added = await EighthType.addTo(part)));
  afterAll(() => added?.remove());

  it("takes at most four new files and one edited line", () => {
    expect(added?.count.newFiles).toBeLessThanOrEqual(4);
    expect(added?.count.editedLines).toBeLessThanOrEqual(1);
  });

  it("compiles when the recipe is followed", async () => {
    expect(await added?.errors()).toBe("");
  });

  it.each(part.gaps)("is reported as incomplete without $what", async (gap) => {
    expect(await added?.errorsWithout(gap)).toMatch(gap.message);
  });
});
