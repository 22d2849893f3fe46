import { sql } from "kysely";
import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { limit, page } from "../http/paging.ts";
import { List } from "../schemas/basics.ts";
import { Author } from "../schemas/people.ts";

/** As many as the list under the cursor shows (D-129). */
const SHOWN = 8;

export const mentionOperations: Operation[] = [
  operation({
    id: "getMentions",
    method: "GET",
    path: "/mentions",
    summary: "People and companies to mention, by a part of the name; names that begin with it come first.",
    tag: "Mentions",
    access: "user",
    assumed: true,
    query: Type.Object({
      q: Type.String({ title: "Search term", minLength: 1, maxLength: 200 }),
      limit: Type.Optional(Type.Integer({ ...limit, default: SHOWN })),
    }),
    status: 200,
    answer: List(Author),
    handle: async ({ services: { db }, query }) => {
      const window = { offset: 0, limit: query.limit ?? SHOWN };
      const term = query.q.trim().replaceAll("\0", "").toLowerCase();
      const from = sql`from contacts c where c.account_id is null and strpos(lower(c.name), ${term}) > 0`;
      const { rows } = await sql<Author>`select c.id, c.avatar, c.name, c.slug, c.type ${from}
        order by strpos(lower(c.name), ${term}) > 1, lower(c.name), c.id limit ${window.limit}`.execute(db);
      const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
      return page(rows, counted.rows[0]?.total ?? 0, window);
    },
  }),
];
