import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TObject, TSchema } from "typebox";
import type { Module, Db } from "../db/schema.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";

/** all: guests included; user: signed in; writer: signed in and not read-only. */
export type Access = "all" | "user" | "writer";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Status = 200 | 201 | 202 | 204;

export interface Call<A extends Access, P, Q, B> {
  params: P;
  query: Q;
  body: B;
  /** The user who sends the request; null for guests, who are only admitted with access "all". */
  viewer: A extends "all" ? Viewer | null : Viewer;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Definition<A extends Access, P extends TObject, Q extends TObject, B extends TObject, T> {
  /** The operationId in openapi.json. */
  id: string;
  /** Default: that of the verb with which the id begins, or GET. */
  method?: Method;
  /** Relative to /api/v1, with parameters in braces. */
  path: string;
  summary: string;
  tag: string;
  /** Default: signed-in users may send a GET, and those who are not read-only all other calls. */
  access?: A;
  /** Modules that the user's plan must include, all of them; users without them get a 404. */
  modules?: readonly Module[];
  /** True if the call is absent from the product's specification. */
  assumed?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** Multipart form with files. The schema is for documentation; the handler parses the body itself. */
  multipart?: TObject;
  /** Success status. Default: 204 without a `response`, 201 for a call that `creates`, otherwise 200. */
  status?: Status;
  /** Shape of the response; absent when it is empty. */
  response?: TSchema;
  /** Media type of the response; default JSON. */
  mediaType?: "text/csv";
  /**
   * The call creates something and honours the idempotency-key header: `handle` then runs in one transaction with the storing of
   * the response, and writes through the `db` that it gets. A form with files, which take time, returns a ReceivedUpload.
   */
  creates?: boolean;
  /** The entity may exist already: the handler then returns an ExistingEntity, which is sent with status 200. */
  mayExist?: boolean;
  /** Error statuses in addition to 400, 401 and 404. */
  refusals?: readonly number[];
  /** Loads what the path names, and checks that the caller may use it. */
  load?: (call: Call<A, Static<P>, Static<Q>, Static<B>>) => Promise<T>;
  handle(call: Call<A, Static<P>, Static<Q>, Static<B>> & Target<T>): Promise<unknown>;
}

interface Target<T> {
  /** The result of `load`. */
  target: T;
}

/** The response of a create whose entity existed already. */
export class ExistingEntity {
  readonly response: unknown;

  constructor(response: unknown) {
    this.response = response;
  }
}

/**
 * Returned by a create that has received its files; `store` then runs in the transaction that stores the response, and `discard`
 * removes the files when the upload is refused or repeats an earlier one.
 */
export class ReceivedUpload {
  readonly store: (db: Db) => Promise<unknown>;
  readonly discard: () => Promise<void>;

  constructor(store: ReceivedUpload["store"], discard: ReceivedUpload["discard"]) {
    this.store = store;
    this.discard = discard;
  }
}

const methods: Readonly<Record<string, Method>> = {
  create: "POST",
  add: "POST",
  toggle: "POST",
  update: "PATCH",
  restore: "PATCH",
  delete: "DELETE",
  remove: "DELETE",
};

const getMethod = (id: string): Method => methods[/^[a-z]+/.exec(id)?.[0] ?? ""] ?? "GET";

/** A call of the API with its OpenAPI documentation and handler. */
export interface Operation extends Omit<Definition<Access, TObject, TObject, TObject, unknown>, "load" | "handle"> {
  method: Method;
  access: Access;
  status: Status;
  handle(call: Call<Access, unknown, unknown, unknown>): Promise<unknown>;
}

/** The parts of a call by which its target is loaded. */
interface LoadingCall<V, Params> {
  services: Pick<Services, "db">;
  viewer: V;
  params: Params;
}

/**
 * For calls whose target is found by a parameter of the path.
 * @param require throws unless the viewer may use the target
 * @param more further arguments of `require`
 */
export function loadBy<const Name extends string, V extends Viewer | null, Value, More extends unknown[], T>(
  name: Name,
  require: (db: Db, viewer: V, value: Value, ...more: More) => Promise<T>,
  ...more: More
) {
  const load = ({ services, viewer, params }: LoadingCall<V, Record<Name, Value>>): Promise<T> =>
    require(services.db, viewer, params[name], ...more);
  return { load };
}

/** The parts of operations that those of a file share: their tag and, for example, the entity that their path names. */
type Shared<A extends Access, P extends TObject, T> = Pick<Definition<A, P, TObject, TObject, T>, "tag"> &
  Partial<Omit<Definition<A, P, TObject, TObject, T>, "id" | "path" | "query" | "body" | "handle">>;

/** Defines an operation; the handler's types are inferred from the schemas. */
export function operation<
  A extends Access = "user",
  P extends TObject = TObject<Record<never, never>>,
  Q extends TObject = TObject<Record<never, never>>,
  B extends TObject = TObject<Record<never, never>>,
  T = undefined,
>(shared: Shared<A, P, T>, own: Omit<Definition<A, P, Q, B, T>, "tag">): Operation {
  const { load, ...definition }: Definition<A, P, Q, B, T> = { ...shared, ...own };
  const { method = getMethod(definition.id), creates = false, response } = definition;
  return {
    ...definition,
    method,
    access: definition.access ?? (method === "GET" ? "user" : "writer"),
    status: definition.status ?? (response === undefined ? 204 : creates ? 201 : 200),
    handle: async (validated) => {
      // Requests are validated against the same schemas before the handler is called, so the casts are safe.
      const call = validated as Call<A, Static<P>, Static<Q>, Static<B>>;
      return definition.handle({ ...call, target: (await load?.(call)) as T });
    },
  };
}
