import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const documentId = /"?id"?:\s*"([0-9a-f]{64})"/;

/**
 * Writes `trusted-documents.json` (persisted id -> document text) next to the built pages. It contains exactly
 * the operations that the bundle can send; relay-compiler's own file also contains old operations and those of tests.
 * @param artifactDirectory where relay-compiler writes artifacts and persisted.json, absolute
 */
export function trustedDocuments(artifactDirectory: string): Plugin {
  return {
    name: "pressroom:trusted-documents",
    apply: "build",
    async generateBundle(_options, bundle) {
      const artifacts = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const id of output.moduleIds) if (id.startsWith(artifactDirectory)) artifacts.add(id);
      }
      const texts = await readTexts(path.join(artifactDirectory, "persisted.json"));
      const shipped: Record<string, string> = {};
      for (const artifact of [...artifacts].toSorted()) {
        const id = documentId.exec(await readFile(artifact, "utf8"))?.[1];
        if (id === undefined) continue;
        const text = texts[id];
        if (text === undefined) this.error(`${path.basename(artifact)} names the unknown document ${id}: run relay-compiler.`);
        shipped[id] = text;
      }
      this.emitFile({ type: "asset", fileName: "trusted-documents.json", source: `${JSON.stringify(shipped, null, 1)}\n` });
    },
  };
}

async function readTexts(file: string): Promise<Record<string, string>> {
  const parsed: unknown = JSON.parse(await readFile(file, "utf8"));
  if (typeof parsed !== "object" || parsed === null) throw new Error(`${file} holds no documents.`);
  return Object.fromEntries(Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
