import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { createDatabase } from "../postgres.ts";

/** Creates an empty database for each test file and sets TEST_DATABASE_URL. */
process.env["TEST_DATABASE_URL"] = await createDatabase(inject("postgresUrl"), `test_${randomUUID().replaceAll("-", "")}`);
