import { RelayFeatureFlags } from "relay-runtime";
import type { Plugin } from "vite";

/**
 * Modules of Relay that its index modules import but this client never runs. Relay is CommonJS, so that the bundler cannot see
 * that they are unused.
 */
const unusedModules = [
  // Entry points: routes load their queries themselves (src/routes/screen.tsx).
  "react-relay/lib/relay-hooks/EntryPointContainer.react",
  "react-relay/lib/relay-hooks/loadEntryPoint",
  "react-relay/lib/relay-hooks/useEntryPointLoader",
  // Mutations and subscriptions run outside React (src/relay/mutation.ts, src/relay/listen.ts).
  "react-relay/lib/relay-hooks/useMutation",
  "react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL",
  "react-relay/lib/relay-hooks/useSubscription",
  "react-relay/lib/relay-hooks/useSubscribeToInvalidationState",
  "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig",
  // The variant of useFragment that runs without the feature flag ENABLE_ACTIVITY_COMPATIBILITY, which is on.
  "react-relay/lib/relay-hooks/useFragmentInternal_CURRENT",
  // Fragments read outside React, typed updaters, the response cache, and helpers of other clients.
  "relay-runtime/lib/experimental",
  "relay-runtime/lib/mutations/readUpdatableFragment",
  "relay-runtime/lib/mutations/readUpdatableQuery",
  "relay-runtime/lib/network/RelayQueryResponseCache",
  "relay-runtime/lib/query/fetchQuery_DEPRECATED",
  "relay-runtime/lib/store/NormalizationEngine",
  "relay-runtime/lib/store/createFragmentSpecResolver",
  "relay-runtime/lib/util/createPayloadFor3DField",
];

/** Relay Resolvers, which the schema does not have. The store still calls the function that visits their records. */
const resolversModule = "relay-runtime/lib/store/live-resolvers/LiveResolverCache";
const noResolvers = `
  const { NoopResolverCache } = require("../ResolverCache");
  exports.LiveResolverCache = class extends NoopResolverCache {
    invalidateDataIDs() {}
    invalidateResolverRecords() {}
    unsubscribeFromLiveResolverRecords() {}
  };`;

/** Relay's feature flags, which the client does not change. Code for other values is left out. */
const flag = /\b(?:_relayRuntime\.)?RelayFeatureFlags\.([A-Z_]+)\b/g;
const flags: ReadonlyMap<string, unknown> = new Map(Object.entries(RelayFeatureFlags));
const withFlags = (code: string): string =>
  code.replace(flag, (all, name: string) => (flags.has(name) ? JSON.stringify(flags.get(name)) : all));

const library = /\/node_modules\/(react-relay|relay-runtime)\/lib\//;
const artifact = /\/__generated__\/[^/]+\.graphql\.ts$/;
const artifactHash = /^\(node as \w+\)\.hash = "\w+";$/m;

/** Removes the code of Relay that the client never runs, and the hashes of artifacts, which are only compared in development. */
export function unusedRelay(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "pressroom:unused-relay",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: library },
      handler(id) {
        const name = id.replace(/^.*\/node_modules\//, "").replace(/\.js$/, "");
        if (name !== resolversModule && !unusedModules.includes(name)) return null;
        replaced.add(name);
        return name === resolversModule ? noResolvers : "module.exports = {};";
      },
    },
    transform: {
      filter: { id: [artifact, library] },
      handler: (code, id) => (artifact.test(id) ? code.replace(artifactHash, "") : withFlags(code)),
    },
    buildEnd(error) {
      const unknown = [resolversModule, ...unusedModules].filter((name) => !replaced.has(name));
      if (!error && unknown.length > 0) this.error(`Relay no longer has ${unknown.join(", ")}: update web/build/unusedRelay.ts.`);
    },
  };
}
