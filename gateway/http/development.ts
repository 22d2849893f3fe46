import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "../context.ts";
import { readPersistedId, type TrustedDocuments } from "../graph/trustedDocuments.ts";
import type { InterceptCall } from "../rest/callHooks.ts";
import type { Rest } from "../rest/client.ts";
import { injectCallFault, setFaults, parseFaultHeader } from "./faultInjection.ts";
import { Recorder, type OperationOutcome } from "./recordings/recorder.ts";
import type { GraphqlParameters } from "./request.ts";

/** The faults and the recording that one request requires. */
export interface DevelopmentRequest {
  /** Runs around every REST call of the operation. */
  readonly intercept: InterceptCall;
  /** To be called with the operation's REST client before it runs. */
  attach(rest: Rest): void;
}

/** The development tools: faults on demand (X-Fault) and recordings (X-Record). */
export interface DevelopmentTools {
  /** Null for requests without the headers of these tools. */
  begin(headers: IncomingHttpHeaders): DevelopmentRequest | null;
  /** @returns the value of the header X-Recorded; null for operations that are not recorded */
  finish(
    context: Context,
    parameters: GraphqlParameters,
    result: Pick<OperationOutcome, "data" | "errors">,
  ): Promise<string | null>;
}

/** @param recordingsDir the folder of the recordings; null when nothing is recorded */
export function createDevelopmentTools(recordingsDir: string | null, trusted: TrustedDocuments): DevelopmentTools {
  const recorder = recordingsDir === null ? null : new Recorder(recordingsDir);
  return {
    begin(headers) {
      const faults = parseFaultHeader(headers["x-fault"]);
      const recording = recorder?.begin(headers) ?? null;
      if (faults === null && recording === null) return null;
      return {
        attach(rest) {
          if (faults !== null) setFaults(rest, faults);
          recording?.attach(rest);
        },
        async intercept(request, send) {
          if (faults !== null) await injectCallFault(faults, request.call);
          return recording === null ? send() : recording.around(request, send);
        },
      };
    },
    async finish(context, { query, operationName = null, variables, extensions }, { data, errors }) {
      const id = readPersistedId(extensions);
      const document = query ?? (id === null ? null : trusted.get(id));
      return recorder?.finish(context, { document, operationName, variables, data, errors }) ?? null;
    },
  };
}
