import { relative } from "node:path";
import type { Plugin } from "vite";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { RowTypes, type TypedQuery } from "./shapes.ts";

const upstream = fromRoot("upstream/");
const check = `${import.meta.dirname}/check.ts`;

/** Whether it is a type of rows. Other types are types of expressions, which the database compares itself. */
const isOfRows = ({ shape }: TypedQuery): boolean => shape.every(({ kind }) => kind === "object");

/**
 * Gives every `sql<Row>` of the upstream its declared type at run time, so that check.ts can compare it with the rows that the
 * database returns: the compiler does not know what a query returns.
 */
export function sqlRows(): Plugin {
  let types: RowTypes | null = null;
  const close = (): void => {
    types?.close();
    types = null;
  };
  return {
    name: "sql-rows",
    enforce: "pre",
    watchChange: close,
    closeBundle: close,
    transform(code, id) {
      if (!id.startsWith(upstream) || !code.includes("sql<")) return null;
      types ??= new RowTypes();
      const queries = types.queriesIn(id);
      const positionOf = ({ line }: TypedQuery): string => JSON.stringify(`${relative(fromRoot("."), id)}:${line}`);
      // Replaced from the last to the first, so that the positions of the others stay right.
      const typed = queries.reduceRight(
        (text, query) =>
          `${text.slice(0, query.start)}typedSql(${positionOf(query)}, ${JSON.stringify(query.shape)}, sql)${text.slice(query.end)}`,
        code,
      );
      // On one line with the code, so that line numbers stay right.
      const head = `import { declareQueries, typedSql } from ${JSON.stringify(check)}; declareQueries([${queries.filter(isOfRows).map(positionOf).join(", ")}]); `;
      return { code: head + typed, map: null };
    },
  };
}
