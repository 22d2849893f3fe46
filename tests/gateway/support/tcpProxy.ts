import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A TCP proxy between the gateway and the upstream's realtime server. */
export interface TcpProxy {
  /** Used as REALTIME_URL of the gateway. */
  readonly url: string;
  /** Number of currently open sockets of the gateway. */
  readonly open: number;
  /** Number of sockets opened so far. */
  readonly opened: number;
  /** Closes all connections and rejects new ones until `restore`. */
  disconnect(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isDisconnected = false;
  let opened = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (isDisconnected) {
      socket.destroy();
      return;
    }
    opened += 1;
    sockets.add(socket);
    const upstream = connect(Number(port), hostname);
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
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
    restore() {
      isDisconnected = false;
    },
    close() {
      destroySockets();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
