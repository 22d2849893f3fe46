import type { FastifyInstance } from "fastify";
import { bodyOf, validationErrorsOf, operationOf } from "../contract/contract.ts";

export interface ApiResponse<T> {
  status: number;
  headers: Record<string, unknown>;
  /** Without the codes of messages. */
  body: T;
  /** The codes of a 422's messages by field; null for any other response. */
  codes: unknown;
}

export interface ApiRequest {
  method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT";
  /** Relative to /api/v1. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const isRefusal = (status: number, body: unknown): body is object => status === 422 && typeof body === "object" && body !== null;

/** Calls the REST API as one person or as a guest. Validates every response against openapi.json. */
export class Client {
  private readonly app: FastifyInstance;
  readonly token: string | null;

  constructor(app: FastifyInstance, token: string | null) {
    this.app = app;
    this.token = token;
  }

  /** Does not check that the body is of type T. */
  async send<T>({ method, path, body, headers }: ApiRequest): Promise<ApiResponse<T>> {
    const url = `/api/v1${path}`;
    const response = await this.app.inject({
      method,
      url,
      headers: {
        "x-requested-with": "XMLHttpRequest",
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const { statusCode: status, payload: text } = response;
    const operation = operationOf(method, url);
    const errors = operation === null ? [] : validationErrorsOf(operation, { status, headers: response.headers, text });
    if (errors.length > 0) throw new Error(`${method} ${path} violates the contract: ${errors.slice(0, 5).join("; ")}`);
    const whole = bodyOf({ headers: response.headers, text });
    const { codes = null, ...rest }: { codes?: unknown } = isRefusal(status, whole) ? whole : {};
    return { status, headers: response.headers, body: (isRefusal(status, whole) ? rest : whole) as T, codes };
  }

  get<T>(path: string, headers: Record<string, string> = {}): Promise<ApiResponse<T>> {
    return this.send({ method: "GET", path, headers });
  }
  post<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse<T>> {
    return this.send({ method: "POST", path, body, headers });
  }
  patch<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse<T>> {
    return this.send({ method: "PATCH", path, body, headers });
  }
  put<T>(path: string, body?: unknown): Promise<ApiResponse<T>> {
    return this.send({ method: "PUT", path, body });
  }
  delete<T>(path: string): Promise<ApiResponse<T>> {
    return this.send({ method: "DELETE", path });
  }

  /** Returns the body of a call that must succeed. */
  async read<T>(path: string): Promise<T> {
    const { status, body } = await this.get<T>(path);
    if (status !== 200) throw new Error(`GET ${path} returned ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}
