import { buildClientSchema, buildSchema, getIntrospectionQuery, parse, printSchema, validate, type GraphQLSchema } from "graphql";
import { sendGraphql } from "../support/graphql.ts";
import { byLevel } from "./releases/change.ts";
import type { Contracts, Release } from "./releases/releases.ts";
import { compareWithRelease, printComparison } from "./releases/report.ts";
import { schemaChanges } from "./releases/schemaChanges.ts";

export interface GatewayCheck {
  /** Elements of schema.graphql that a running gateway lacks, and documents that it refuses. */
  faults: string[];
  /** The comparison of its schema with the last release. */
  report: string;
}

/**
 * Checks a running gateway: it serves schema.graphql, accepts the web client's operations and the examples, and keeps
 * compatibility with the last release.
 * @param token sent as a bearer token; null for a guest
 * @throws Error when it cannot be reached, or its schema cannot be read
 */
export async function checkGateway(
  url: string,
  token: string | null,
  { current, release, version, today }: { current: Contracts; release: Release | null; version: string; today: string },
): Promise<GatewayCheck> {
  const served = await readSchema(url, token);
  const lacking = await schemaChanges(current.schema, printSchema(served), current.documents, today);
  const comparison = await compareWithRelease(release, { ...current, schema: printSchema(served) }, { version, today });
  return {
    faults: [
      ...byLevel(lacking, "breaking").map(({ message }) => message),
      ...refusedDocuments(served, current),
      ...(token === null || (await isAccepted(url, token)) ? [] : ["The token is not accepted."]),
      ...(comparison.failed ? [`It breaks what release ${comparison.release ?? ""} promised.`] : []),
    ],
    report: printComparison(comparison),
  };
}

async function readSchema(url: string, token: string | null): Promise<GraphQLSchema> {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const document = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });
  const { result, response } = await sendGraphql<Parameters<typeof buildClientSchema>[0]>(url, { document, headers }).catch(
    (cause: unknown) => {
      throw new Error(`${url} cannot be reached, or does not respond with JSON.`, { cause });
    },
  );
  if (result.data === null || result.data === undefined)
    throw new Error(`${url} does not support introspection: ${response.status} ${result.errors?.[0]?.message ?? ""}`);
  return buildClientSchema(result.data);
}

async function isAccepted(url: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { result } = await sendGraphql<{ viewer: { authenticated: boolean } }>(url, {
    document: "{ viewer { authenticated } }",
    headers,
  });
  return result.data?.viewer.authenticated === true;
}

function refusedDocuments(schema: GraphQLSchema, { documents }: Contracts): string[] {
  return documents.flatMap(({ kind, name, text }) => {
    const [error] = validate(schema, parse(text));
    return error === undefined ? [] : [`${kind} ${name} is refused: ${error.message}`];
  });
}

/** Validates the documents against the committed schema. @returns one sentence per invalid document */
export const invalidDocuments = (current: Contracts): string[] => refusedDocuments(buildSchema(current.schema), current);
