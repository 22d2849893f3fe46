/**
 * Preloaded into servers that a script starts (`node --import`). The IPC channel to the script closes when the script ends in
 * any way; the server then shuts down as on SIGTERM, so that a killed `npm start` leaves no processes behind.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
