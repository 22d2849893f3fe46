import { type Bundle, buildStale } from './lib/bundles.ts';
import { DEMO_PASSWORD, demoAccounts } from './lib/demoAccounts.ts';
import { main, Refusal } from './lib/fail.ts';
import { claimPort } from './lib/ports.ts';
import { startGateway, startUpstream, stopAll, stopRequested } from './lib/product.ts';
import type { Server } from './lib/server.ts';
import { readSettings, type Settings } from './lib/settings.ts';

/** Starts the whole product and stays until it is told to stop. */
await main(async () => {
  const settings = readSettings(process.env);
  const stop = stopRequested();
  await claimPort(settings.port, settings.host, 'PORT');
  if (settings.upstreamPort !== null) await claimPort(settings.upstreamPort, '127.0.0.1', 'UPSTREAM_PORT');

  if ((await Promise.race([stop, buildStale(announce)])) === 'stop') return 0;

  const running: Server[] = [];
  try {
    for (const start of [startUpstream, startGateway]) {
      const server = start(settings);
      if (server === null) continue;
      // The gateway needs the upstream, so it comes later and goes first.
      running.unshift(server);
      if ((await Promise.race([stop, server.ready()])) === 'stop') return 0;
    }
    console.log(await welcome(settings));
    const ended = await Promise.race([stop, ...running.map(unexpectedEnd)]);
    if (ended === 'stop') return 0;
    throw new Refusal(ended);
  } finally {
    await stopAll(running);
  }
});

function announce(bundle: Bundle): void {
  console.log(`Building the ${bundle.name} ...`);
}

async function unexpectedEnd(server: Server): Promise<string> {
  const code = await server.exited;
  return `The ${server.name} ended unexpectedly (${code === null ? 'by a signal' : `exit code ${code}`}).`;
}

async function welcome(settings: Settings): Promise<string> {
  const lines = [
    '',
    'Pressroom is ready.',
    '',
    `  Open       ${settings.publicUrl}`,
    `  GraphiQL   ${settings.publicUrl}/graphql`,
    `  REST API   ${settings.upstreamUrl}/api/v1`,
  ];
  if (settings.upstreamPort !== null && (await hasDemoAccounts(settings))) {
    const width = Math.max(...demoAccounts.map(([email]) => email.length));
    lines.push('', `  Demo accounts, password ${DEMO_PASSWORD}`);
    for (const [email, who] of demoAccounts) lines.push(`    ${email.padEnd(width)}   ${who}`);
  }
  lines.push('', '  Ctrl-C stops everything; the data stay.', '');
  return lines.join('\n');
}

/** Signs in and out again as one of them: what is printed then works, also when others changed the data. */
async function hasDemoAccounts({ upstreamUrl }: Settings): Promise<boolean> {
  const url = `${upstreamUrl}/api/v1/session`;
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const [email] = demoAccounts[0] ?? [''];
  const signedIn = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, password: DEMO_PASSWORD }) });
  const cookie = signedIn.headers.get('set-cookie')?.replace(/;.*$/, '');
  if (!signedIn.ok || cookie === undefined) return false;
  await fetch(url, { method: 'DELETE', headers: { ...headers, cookie } });
  return true;
}
