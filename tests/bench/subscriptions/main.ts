import { start } from "../processes.ts";
import { table } from "../report.ts";
import { measureConnects, measureBroadcast } from "./capacity.ts";
import { CONNECTIONS, measureCosts } from "./costs.ts";

/**
 * `npm run bench -- subscriptions`: the cost of subscriptions in the gateway, for one user and for one user per connection, and
 * the number of subscriptions that it can serve. The platform is a small socket.io server in another process, the clients are in this one. Fails
 * when an event is lost.
 */
const goals = {
  bytesPerSubscription: 14_000,
  cpuPerMessage: 32,
  connectsPerSecond: 2000,
  users: 5000,
  /** Milliseconds. */
  p99: 150,
};

const platform = await start("platform");
const gateway = await start("gateway", { upstreamUrl: platform.url, execArgv: ["--expose-gc"] });
try {
  const costs = [await measureCosts(gateway, platform, 1), await measureCosts(gateway, platform, CONNECTIONS)];
  console.log(
    table(
      ["Users", "Memory per connection", "CPU per connection", "Memory per further subscription", "CPU per message"],
      costs.map(({ users, bytesPerConnection, cpuPerConnection, bytesPerSubscription, cpuPerMessage }) => [
        String(users),
        `${(bytesPerConnection / 1000).toFixed(1)} kB`,
        `${cpuPerConnection.toFixed(0)} us`,
        `${(bytesPerSubscription / 1000).toFixed(1)} kB (goal ${(goals.bytesPerSubscription / 1000).toFixed(1)} kB)`,
        `${cpuPerMessage.toFixed(1)} us (goal ${goals.cpuPerMessage.toFixed(1)} us)`,
      ]),
    ),
  );
  const { perSecond, cpu } = await measureConnects(gateway, platform);
  const { users, seconds, p99 } = await measureBroadcast(gateway, platform, goals.users);
  console.log(
    `\n${table(
      ["What the gateway can serve", "Measured", "Goal"],
      [
        [
          "connects of one user in a second",
          `${perSecond.toFixed(0)}, ${cpu.toFixed(0)} us of CPU each`,
          String(goals.connectsPerSecond),
        ],
        ["distinct users on one node", `${users}, connected in ${seconds.toFixed(1)} s`, String(goals.users)],
        ["an event to all of them, 99th percentile", `${p99.toFixed(0)} ms`, `${goals.p99} ms`],
      ],
    )}`,
  );
} finally {
  gateway.stop();
  platform.stop();
}
process.exit(0);
