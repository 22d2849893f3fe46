import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy before a server, such as the upstream's realtime server or PostgreSQL. */
export interface TcpProxy {
  /** The address of the server through this proxy. */
  readonly url: string;
  /** Number of currently open sockets of clients. */
  readonly open: number;
  /** Number of sockets opened so far. */
  readonly opened: number;
  /** Closes all connections and rejects new ones until `restore`. */
  disconnect(): void;
  /** Drops what is sent over the open connections from now on. */
  stall(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy. @param target the address of the server */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  /** Sockets of clients, each with its connection to the server. */
  const sockets = new Map<Socket, Socket>();
  let isDisconnected = false;
  let opened = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (isDisconnected) {
      socket.destroy();
      return;
    }
    opened += 1;
    const upstream = connect(Number(port), hostname);
    sockets.set(socket, upstream);
    upstream.on("error", () => socket.destroy());
    upstream.on("close", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      upstream.destroy();
    });
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const destroySockets = (): void => {
    for (const socket of sockets.keys()) socket.destroy();
  };
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href.replace(/\/$/, ""),
    get open() {
      return sockets.size;
    },
    get opened() {
      return opened;
    },
    disconnect() {
      isDisconnected = true;
      destroySockets();
    },
    stall() {
      for (const both of sockets) for (const socket of both) socket.unpipe().resume();
    },
    restore() {
      isDisconnected = false;
    },
    close() {
      destroySockets();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
