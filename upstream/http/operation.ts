import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TObject, TSchema } from "typebox";
import type { Reader } from "../session/reader.ts";
import type { Module } from "../db/schema.ts";
import type { Services } from "../services.ts";

/** all: guests too; user: anybody signed in; writer: signed in and not read-only. */
export type Access = "all" | "user" | "writer";

export interface Call<A extends Access, P, Q, B> {
  params: P;
  query: Q;
  body: B;
  /** Who asks; null for guests, who get only as far as access "all". */
  reader: A extends "all" ? Reader | null : Reader;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Definition<A extends Access, P extends TObject, Q extends TObject, B extends TObject> {
  /** The name in openapi.json. */
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api/v1, parameters in braces. */
  path: string;
  summary: string;
  tag: string;
  access: A;
  /** What the user's plan must include, all of it; for others the call is not there. */
  modules?: readonly Module[];
  /** True where the product's specification does not show the call. */
  assumed?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** The body is a form with files: it is documented here and read by the handler itself. */
  multipart?: TObject;
  /** Status of success; 204 when the answer is empty. */
  status: 200 | 201 | 202 | 204;
  /** Shape of the answer; absent with 204. */
  answer?: TSchema;
  /** What the answer is written in; JSON without it. */
  mediaType?: "text/csv";
  /** It makes something, so the idempotency-key header is honoured. */
  creates?: boolean;
  /** What it would make may be there already: then it is answered with 200, as an Existing. */
  mayExist?: boolean;
  /** Statuses of refusal beyond 400, 401 and 404. */
  refusals?: readonly number[];
  handle(call: Call<A, Static<P>, Static<Q>, Static<B>>): Promise<unknown>;
}

/** The answer of a call that would have made something that was there already. */
export class Existing {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }
}

/** One call of the API: what openapi.json says of it and what it does. */
export type Operation = Definition<Access, TObject, TObject, TObject>;

/** Defines a call; the handler's types follow from the schemas. */
export function operation<
  A extends Access,
  P extends TObject = TObject<Record<never, never>>,
  Q extends TObject = TObject<Record<never, never>>,
  B extends TObject = TObject<Record<never, never>>,
>(definition: Definition<A, P, Q, B>): Operation {
  return {
    ...definition,
    // The edge validates by the same schemas before it calls, so the narrower call is always what arrives.
    handle: (call) => definition.handle(call as Call<A, Static<P>, Static<Q>, Static<B>>),
  };
}
