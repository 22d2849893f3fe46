import { io, type ManagerOptions, type Socket, type SocketOptions } from "socket.io-client";

/** Opens a connection of its own to the platform's realtime channel; it does not reconnect. */
export const openRealtimeSocket = (url: string, options: Partial<ManagerOptions & SocketOptions>): Socket =>
  io(url, { path: "/realtime", transports: ["websocket"], reconnection: false, forceNew: true, ...options });
