import { createMigration } from "../createMigration.ts";

/** What an access token allows. Sessions of people, and the tokens that exist, allow everything. */
export const up = createMigration([
  "alter table sessions add column scope text not null default 'write' check (scope in ('read', 'write'))",
]);
