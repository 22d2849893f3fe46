import { ConnectionHandler, DefaultHandlerProvider } from "relay-runtime";

type HandlerProvider = typeof DefaultHandlerProvider;

/**
 * Relay's connection handler, except that a further page that is null leaves the loaded edges in place. Relay would drop the
 * whole list.
 */
const connections: ReturnType<HandlerProvider> = {
  update(store, payload) {
    if (payload.args["after"] && !store.get(payload.dataID)?.getLinkedRecord(payload.fieldKey)) return;
    ConnectionHandler.update(store, payload);
  },
};

/** Uses the handler above for @connection, and Relay's default handlers for everything else. */
export const keepLoadedPages: HandlerProvider = (handle) =>
  handle === "connection" ? connections : DefaultHandlerProvider(handle);
