import { CompiledQuery, type QueryResult, type UnknownRow } from "kysely";
import type { Db } from "../../../upstream/db/schema.ts";

/** A statement that was executed. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
  milliseconds: number;
}

/**
 * Calls back for every statement outside of transactions. A statement's time begins when the previous one has ended: the
 * embedded database runs one at a time, and the others wait.
 * @returns a function that stops it
 */
export function watchStatements(db: Db, onStatement: (statement: Statement) => void): () => void {
  const executor = db.getExecutor();
  const original = executor.executeQuery.bind(executor);
  let lastEnd = 0;
  executor.executeQuery = async <R>(query: CompiledQuery<R>): Promise<QueryResult<R>> => {
    const sent = performance.now();
    const result = await original(query);
    const end = performance.now();
    onStatement({ sql: query.sql, parameters: query.parameters, milliseconds: end - Math.max(sent, lastEnd) });
    lastEnd = end;
    return result;
  };
  return () => {
    executor.executeQuery = original;
  };
}

interface PlanNode {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: readonly PlanNode[];
}

export interface Explained {
  /** Rows read from tables and indexes. */
  rows: number;
  milliseconds: number;
}

const isRead = ({ sql }: Statement): boolean => /^\s*(select|with|\()/i.test(sql);

/** Runs a query again and counts the rows that it reads. @returns null for anything but a query */
export async function explain(db: Db, statement: Statement): Promise<Explained | null> {
  if (!isRead(statement)) return null;
  const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode; "Execution Time": number }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${statement.sql}`, [...statement.parameters]),
  );
  const explained = rows[0]?.["QUERY PLAN"][0];
  if (explained === undefined) throw new Error(`There is no plan for ${statement.sql}`);
  return { rows: rowsRead(explained.Plan), milliseconds: explained["Execution Time"] };
}

/** The plan of a query as text. */
export async function planOf(db: Db, statement: Statement): Promise<string> {
  const { rows } = await db.executeQuery<UnknownRow>(
    CompiledQuery.raw(`explain (analyze, costs off) ${statement.sql}`, [...statement.parameters]),
  );
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}

function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
  if (!node["Node Type"].includes("Scan")) return below;
  const each = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return below + Math.round(each * node["Actual Loops"]);
}
