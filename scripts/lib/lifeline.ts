/**
 * Loaded before a server that a script starts (`node --import`). The two are joined by an IPC channel; when the
 * script ends in whatever way, the channel closes and the server shuts down as it does on SIGTERM, so that a
 * killed `npm start` leaves nothing behind.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
