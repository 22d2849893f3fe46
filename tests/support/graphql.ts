/** A response of the gateway, as defined by GraphQL over HTTP. */
export interface GraphQLResult<Data> {
  /** Null when the operation failed as a whole; absent when it was not executed. */
  data?: Data | null;
  errors?: GraphQLFault[];
  extensions?: Record<string, unknown>;
}

/** An error in a response. */
export interface GraphQLFault {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string } & Record<string, unknown>;
}

/** An operation and how it is sent. */
export interface GraphQLRequest {
  document: string;
  variables?: Record<string, unknown>;
  operationName?: string | null;
  headers?: Record<string, string>;
  /** Disconnects when it aborts. */
  signal?: AbortSignal;
}

/** Sends one operation. @param url of the gateway, without a path */
export async function sendGraphql<Data>(
  url: string,
  request: GraphQLRequest,
): Promise<{ result: GraphQLResult<Data>; response: Response }> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    signal: request.signal ?? null,
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      ...request.headers,
    },
    body: JSON.stringify({
      query: request.document,
      variables: request.variables ?? {},
      operationName: request.operationName ?? null,
    }),
  });
  return { result: (await response.json()) as GraphQLResult<Data>, response };
}
