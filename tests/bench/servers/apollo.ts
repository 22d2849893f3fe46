import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { pino } from "pino";
import type { Context } from "../../../gateway/context.ts";
import { buildSchema } from "../../../gateway/graph/schema.ts";
import { requestIdOf } from "../../../gateway/http/operations.ts";
import { modules } from "../../../gateway/modules/index.ts";
import { idOptions } from "../../../gateway/modules/ids.ts";
import { readSdl } from "../../../gateway/modules/sdl.ts";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import { loadContract } from "../../../gateway/rest/contract.ts";
import { readSession } from "../../../gateway/rest/session.ts";
import { createFetchRest } from "./fetchRest.ts";
import { report, upstreamUrl } from "./child.ts";

/** Apollo Server set up as documented, with the product's own schema and resolvers, and `fetch` for the REST API. */
const log = pino({ level: "silent" });
const contract = loadContract();
const realtime = createRealtimeHub({ confirm: async () => true, url: upstreamUrl, log });
const settings = { productName: "Pressroom", bannerStoryId: null, fullView: "admins" as const };

const server = new ApolloServer<Context>({ schema: buildSchema<Context>(modules, readSdl(), idOptions) });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: "127.0.0.1" },
  context: async ({ req }) => {
    const session = readSession(req, { secure: false, clientAddressOf: () => null });
    const rest = createFetchRest(upstreamUrl, contract, req.headers.cookie ?? "");
    return { session, rest, realtime: realtime.forSession(session), requestId: requestIdOf(req.headers), settings, log };
  },
});
report(url.replace(/\/$/, ""));
