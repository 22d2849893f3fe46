import { createHash } from "node:crypto";
import { GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { createCodedError } from "./codedErrors.ts";
import { findExceededLimits, type DocumentLimits } from "./limits.ts";
import { subscriptionRootRule } from "./subscriptionRootRule.ts";

/** A cache of parsed and validated documents that evicts the least recently used. */
export interface DocumentCache {
  /** For Apollo's `documentStore`, through which Apollo finds prepared documents by their text. */
  readonly store: {
    get(key: string): Promise<DocumentNode | undefined>;
    set(key: string, document: DocumentNode): Promise<void>;
    delete(key: string): Promise<boolean>;
  };
  /**
   * Parses a document, compares it with its limits and validates it. @throws nothing: errors are returned
   * @param key identifies the text; by default its hash
   */
  prepare(text: string, key?: string): { document: DocumentNode } | { errors: readonly GraphQLError[] };
}

/** The cache size in characters of text: a parsed document takes about fifty times its text in memory. */
const MAX_CACHED_TEXT = 2_000_000;

const rules = [...specifiedRules, subscriptionRootRule];

/** The maximum number of reported errors of a document; computing the suggestions of each error is slow. */
const MAX_ERRORS = 10;

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
/** Apollo's keys end with the hash of the text. */
const getHash = (key: string): string => key.slice(key.lastIndexOf(":") + 1);

export function createDocumentCache(schema: GraphQLSchema, limits: DocumentLimits): DocumentCache {
  const cache = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHED_TEXT,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.end ?? 1),
  });
  return {
    store: {
      get: async (key) => cache.get(getHash(key)),
      set: async (key, document) => void cache.set(getHash(key), document),
      delete: async (key) => cache.delete(getHash(key)),
    },
    prepare(text, key = hash(text)) {
      if (text.length > limits.size) return { errors: [createSizeError(text.length, limits.size)] };
      const cached = cache.get(key);
      if (cached !== undefined) return { document: cached };
      try {
        const document = parse(text, { maxTokens: limits.tokens });
        const exceeded = findExceededLimits(document, limits);
        const errors = exceeded.length > 0 ? exceeded : validate(schema, document, rules, { maxErrors: MAX_ERRORS });
        if (errors.length > 0) return { errors: errors.map((error) => addCode(error, "GRAPHQL_VALIDATION_FAILED")) };
        cache.set(key, document);
        return { document };
      } catch (error) {
        if (error instanceof RangeError) return { errors: [createNestingError()] };
        if (!(error instanceof GraphQLError)) throw error;
        return { errors: [addCode(error, "GRAPHQL_PARSE_FAILED")] };
      }
    },
  };
}

/** This error prevents a stack overflow of the parser, which recurses once per bracket. */
const createNestingError = (): GraphQLError =>
  createCodedError("GRAPHQL_PARSE_FAILED", "Syntax Error: The document is nested too deeply.");

function addCode(error: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { ...error.extensions, code },
  });
}

const createSizeError = (found: number, allowed: number): GraphQLError =>
  createCodedError("TOO_LARGE", `The document has ${found} characters; ${allowed} are allowed.`, {
    limit: { name: "size", found, allowed },
  });
