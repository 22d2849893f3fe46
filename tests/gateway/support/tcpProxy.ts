import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** The wire between the gateway and the platform's realtime host. */
export interface TcpProxy {
  /** What the gateway is given as REALTIME_URL. */
  readonly url: string;
  /** How many sockets of the gateway are open. */
  readonly open: number;
  /** How many have ever been opened. */
  readonly opened: number;
  /** Breaks what is open, and lets nothing through until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let opened = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (isCut) {
      socket.destroy();
      return;
    }
    opened += 1;
    sockets.add(socket);
    const onward = connect(Number(port), hostname);
    onward.on("error", () => socket.destroy());
    onward.on("close", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      onward.destroy();
    });
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cutAll = (): void => {
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
    cut() {
      isCut = true;
      cutAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      cutAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
