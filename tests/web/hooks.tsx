import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import {
  ConnectionHandler,
  Observable,
  type Environment,
  type GraphQLResponse,
  type RecordProxy,
  type RecordSourceProxy,
  type Variables,
} from "relay-runtime";
import { onTestFinished, vi } from "vitest";
import { createEnvironment } from "../../web/src/relay/environment.ts";

/** The error of a field that could not be read. */
export interface FieldError {
  message: string;
  path: string[];
}

/** A request that waits for the test to respond. */
export interface GatewayRequest {
  name: string;
  variables: Variables;
  /** Responds with this data and these errors. */
  respond: (data: Readonly<Record<string, unknown>>, errors?: FieldError[]) => void;
  fail: (error: Error) => void;
}

/** The client's own Relay environment, in which the test takes the place of the gateway. */
export function createGateway(): { environment: Environment; requests: GatewayRequest[] } {
  const requests: GatewayRequest[] = [];
  const environment = createEnvironment(({ name }, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      requests.push({
        name,
        variables,
        respond: (data, errors) => {
          sink.next({ data, ...(errors ? { errors } : {}) });
          sink.complete();
        },
        fail: (error) => sink.error(error),
      });
    }),
  );
  return { environment, requests };
}

/** A mounted hook. */
export interface MountedHook<Result> {
  /** What it returned last. */
  readonly result: Result;
  /** Renders it again, such as with other arguments. */
  rerender: (useHook: () => Result) => void;
  unmount: () => void;
}

/** What React asks of the window and of an element in which a component renders nothing. */
const page = Object.assign(new EventTarget(), { HTMLIFrameElement: EventTarget });
const container = () => Object.assign(new EventTarget(), { nodeType: 1, tagName: "DIV", ownerDocument: new EventTarget() });
const isContainer = (node: object): node is Element => "nodeType" in node;

/**
 * Mounts a hook with its state and effects, but without a document. Effects have run when it returns; later changes of its state
 * are rendered in a following task, so wait for them with `eventually`.
 * @param wrap adds the contexts that the hook reads
 */
export function mountHook<Result>(
  useHook: () => Result,
  wrap: (probe: ReactNode) => ReactNode = (probe) => probe,
): MountedHook<Result> {
  // It stays, because React renders in later tasks.
  Object.assign(globalThis, { window: page });
  const element = container();
  if (!isContainer(element)) throw new Error("React needs a node.");
  const root = createRoot(element);
  let last: { result: Result } | undefined;
  const Probe = ({ run }: { run: () => Result }) => {
    last = { result: run() };
    return null;
  };
  const rerender = (run: () => Result) => flushSync(() => root.render(wrap(<Probe run={run} />)));
  const unmount = () => flushSync(() => root.unmount());
  onTestFinished(unmount);
  rerender(useHook);
  return {
    get result() {
      if (!last) throw new Error("The hook did not run.");
      return last.result;
    },
    rerender,
    unmount,
  };
}

/** Mounts a hook that reads or writes data of the gateway. */
export const mountInRelay = <Result,>(environment: Environment, useHook: () => Result): MountedHook<Result> =>
  mountHook(useHook, (probe) => <RelayEnvironmentProvider environment={environment}>{probe}</RelayEnvironmentProvider>);

/** Waits until this does not throw, as `vi.waitFor` does, but looks more often: what hooks do takes few milliseconds. */
export const eventually = <Result,>(look: () => Result): Promise<Result> => vi.waitFor(look, { interval: 2, timeout: 4000 });

/** Adds a connection with these nodes to the store. */
export function createConnection(store: RecordSourceProxy, id: string, nodes: readonly RecordProxy[]): RecordProxy {
  const connection = store.create(id, "Connection");
  const edges = nodes.map((node) => ConnectionHandler.createEdge(store, connection, node, "Edge"));
  // Relay numbers the edges that it adds.
  return connection.setLinkedRecords(edges, "edges").setValue(0, "__connection_next_edge_index");
}
