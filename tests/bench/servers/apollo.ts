import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { pino } from "pino";
import type { Context } from "../../../gateway/context.ts";
import { createCostModel } from "../../../gateway/graph/cost.ts";
import { createCostRules } from "../../../gateway/graph/costRules.ts";
import { createDocuments } from "../../../gateway/graph/documents.ts";
import { createEstimates } from "../../../gateway/graph/estimates.ts";
import { buildSchema } from "../../../gateway/graph/schema.ts";
import { requestIdOf } from "../../../gateway/http/operations.ts";
import { commonCalls, fieldCosts } from "../../../gateway/modules/costs.ts";
import { modules } from "../../../gateway/modules/index.ts";
import { idOptions } from "../../../gateway/modules/ids.ts";
import { readSdl } from "../../../gateway/modules/sdl.ts";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import { loadContract } from "../../../gateway/rest/contract.ts";
import { readSession } from "../../../gateway/rest/session.ts";
import { readSettings } from "../../../gateway/settings.ts";
import { createFetchRest } from "./fetchRest.ts";
import { report, upstreamUrl } from "./child.ts";

/** Apollo Server set up as documented, with the product's own schema and resolvers, and `fetch` for the REST API. */
const log = pino({ level: "silent" });
const contract = loadContract();
const realtime = createRealtimeHub({ confirm: async () => true, url: upstreamUrl, log });
const settings = { productName: "Pressroom", bannerStoryId: null, fullView: "admins" as const };

const schema = buildSchema<Context>(modules, readSdl(), idOptions);
const { costLimit, documentLimits } = readSettings({});
const model = createCostModel(schema, createCostRules(schema, fieldCosts, commonCalls));
const estimates = createEstimates(createDocuments(schema, documentLimits), model, costLimit);

const server = new ApolloServer<Context>({ schema });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: "127.0.0.1" },
  context: async ({ req }) => {
    const session = readSession(req, { secure: false, clientAddressOf: () => null });
    const rest = createFetchRest(upstreamUrl, contract, req.headers.cookie ?? "");
    const requestId = requestIdOf(req.headers);
    return { session, rest, realtime: realtime.forSession(session), requestId, settings, estimates, log };
  },
});
report(url.replace(/\/$/, ""));
