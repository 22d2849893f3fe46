import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createGateway } from "../../../gateway/server.ts";
import { UNLIMITED_BUDGET } from "../../support/costs.ts";
import { operations } from "../operations.ts";
import { report, upstreamUrl } from "./child.ts";

/** The product's gateway. */
const documents = path.join(tmpdir(), `bench-documents-${process.pid}.json`);
writeFileSync(documents, JSON.stringify(Object.fromEntries(operations.map(({ id, text }) => [id, text]))));

const gateway = await createGateway({
  settings: { port: 0, upstreamUrl, realtimeUrl: upstreamUrl, logLevel: "warn", costBudget: UNLIMITED_BUDGET },
  trustedDocuments: documents,
});
report(gateway.url);
