import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { pino } from "pino";
import type { Context } from "../../../gateway/context.ts";
import { createCostModel } from "../../../gateway/graph/cost.ts";
import { createCostRules } from "../../../gateway/graph/costRules.ts";
import { createDocumentCache } from "../../../gateway/graph/documentCache.ts";
import { createOperationEstimator } from "../../../gateway/graph/operationEstimator.ts";
import { buildSchema } from "../../../gateway/graph/schema.ts";
import { readRequestId } from "../../../gateway/http/operations.ts";
import { commonCalls, fieldCosts } from "../../../gateway/modules/costs.ts";
import { enumSpellings } from "../../../gateway/modules/enums.ts";
import { idOptions } from "../../../gateway/modules/ids.ts";
import { modules } from "../../../gateway/modules/index.ts";
import { readSdl } from "../../../gateway/modules/sdl.ts";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import { createRestApi, type Caller } from "../../../gateway/rest/api.ts";
import type { Rest } from "../../../gateway/rest/client.ts";
import { loadContract } from "../../../gateway/rest/contract.ts";
import { readSession } from "../../../gateway/rest/session.ts";
import { readSettings } from "../../../gateway/settings.ts";
import { upstreamUrl } from "./child.ts";
import { uncountedHeader } from "./headers.ts";
import { createLeanRest } from "./leanRest.ts";

/** The product's schema and resolvers, for other GraphQL servers. */
const log = pino({ level: "silent" });
const contract = loadContract();
const realtime = createRealtimeHub({ confirm: async () => true, url: upstreamUrl, log });
const settings = { productName: "Pressroom", bannerStoryId: null, fullView: "admins" as const };
const { costLimit, documentLimits, upstreamIdleTimeout, upstreamTotalTimeout } = readSettings({});

export const schema = buildSchema<Context>(modules, readSdl(), idOptions, enumSpellings);

const model = createCostModel(schema, createCostRules(schema, fieldCosts, commonCalls));
const estimates = createOperationEstimator(createDocumentCache(schema, documentLimits), model, costLimit);

/** Opens the REST client of one operation. */
export type OpenRest = (caller: Caller, headers: IncomingHttpHeaders) => Rest;

/** A REST client with little more than undici. */
export const openLeanRest: OpenRest = (_caller, { cookie = "" }) => createLeanRest(upstreamUrl, contract, cookie);

/** The product's own REST client, with its limits, timeouts and validation. */
export function ownRest(): OpenRest {
  const api = createRestApi({
    url: upstreamUrl,
    contract,
    idleTimeout: upstreamIdleTimeout,
    totalTimeout: upstreamTotalTimeout,
  });
  return (caller) => api.forOperation(caller);
}

/** Returns a function that creates the context of a request. */
export const contextCreator =
  (openRest: OpenRest) =>
  (request: IncomingMessage): Context => {
    const { headers } = request;
    const session = readSession(request, { secure: false, getClientAddress: () => null });
    const requestId = readRequestId(headers);
    const rest = openRest({ session, requestId, signal: null }, headers);
    if (headers[uncountedHeader] !== undefined) rest.omitTotals();
    return {
      session,
      rest,
      realtime: realtime.forSession(session),
      requestId,
      startedAt: Date.now(),
      settings,
      estimates,
      log,
      operationValues: [],
    };
  };
