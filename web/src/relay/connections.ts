import { ConnectionHandler, DefaultHandlerProvider } from "relay-runtime";

type HandlerProvider = typeof DefaultHandlerProvider;

/**
 * Relay's own handling of connections, but for a further page that came back as null: what is loaded stays, where
 * Relay would drop the whole list.
 */
const connections: ReturnType<HandlerProvider> = {
  update(store, payload) {
    const isFurtherPage = Boolean(payload.args["after"] ?? payload.args["before"]);
    if (isFurtherPage && !store.get(payload.dataID)?.getLinkedRecord(payload.fieldKey)) return;
    ConnectionHandler.update(store, payload);
  },
};

/** The handler of each @connection, and Relay's own for everything else. */
export const keepLoadedPages: HandlerProvider = (handle) =>
  handle === "connection" ? connections : DefaultHandlerProvider(handle);
