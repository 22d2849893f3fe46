import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { createDatabase } from "../postgres.ts";

/** Every test file gets an empty database of its own, where it looks for one: TEST_DATABASE_URL. */
process.env["TEST_DATABASE_URL"] = await createDatabase(inject("postgresUrl"), `test_${randomUUID().replaceAll("-", "")}`);
