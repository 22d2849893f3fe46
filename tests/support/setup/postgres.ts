import type { TestProject } from "vitest/node";
import { startPostgres } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL of the tests; only set in the project upstream-postgres. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}
