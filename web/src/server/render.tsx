import { renderToString } from "react-dom/server.edge";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Observable, type FetchFunction, type GraphQLSingularResponse, type Variables } from "relay-runtime";
import overlayQuery from "../__generated__/OverlayPostQuery$parameters.ts";
import shellQuery from "../__generated__/ShellQuery$parameters.ts";
import { readPostAddress } from "../posts/address.ts";
import { postVariables } from "../posts/postVariables.ts";
import { createEnvironment } from "../relay/environment.ts";
import { requestKey, type PersistedRequest } from "../relay/request.ts";
import { pageAt } from "../routes/pageAt.ts";
import { createRetainedQueries } from "../routes/retainedQueries.ts";
import { createRoutes } from "../routes/router.tsx";
import { findScreen } from "../routes/screens/index.tsx";
import { session } from "../session/sessionState.ts";
import { readCookies } from "../session/viewMode.ts";
import { readVisitor } from "../shell/Shell.tsx";
import { setBrowser, type BrowserState } from "./browser.ts";

/** A query of the page. */
export interface PageQuery {
  request: PersistedRequest;
  variables: Variables;
}

/** A query with the gateway's response. */
export interface CompletedQuery extends PageQuery {
  response: GraphQLSingularResponse;
}

/** @returns the queries whose responses the page shows first; null when the address is no page */
export async function findQueries({ pathname, search, hasSession }: BrowserState): Promise<PageQuery[] | null> {
  const page = pageAt({ pathname, search, hash: "" }, hasSession);
  if (!page) return null;
  const screen = await findScreen(page.name);
  const own = screen.requests(page.args).map(({ params, variables }) => ({ request: params, variables }));
  const { address: post, isEditing } = hasSession ? readPostAddress(search) : { address: null, isEditing: false };
  // The form over the page is rendered in browsers only.
  if (isEditing) return null;
  const over = post ? [{ request: overlayQuery.params, variables: postVariables(post) }] : [];
  return [{ request: shellQuery.params, variables: {} }, ...own, ...over].map(({ request: { id, name }, variables }) => ({
    request: { id, name },
    variables,
  }));
}

/**
 * Renders what a page shows first. No state of one page may leak into another: everything that is not created here is reset, and
 * the pages are rendered one after the other.
 * @returns the HTML of the root element; null when the page leads to another, fails, or needs more than the responses
 */
export async function renderView(view: BrowserState, completed: readonly CompletedQuery[]): Promise<string | null> {
  setBrowser(view);
  readCookies();
  const responses = new Map(completed.map(({ request, variables, response }) => [requestKey(request, variables), response]));
  const environment = createEnvironment(fetchFromResponses(responses), { isServer: true });
  session.restart(() => readVisitor(environment));
  const app = { environment, session, retainedQueries: createRetainedQueries(), base: "/", isDevelopment: false };
  const address = view.pathname + view.search;
  const router = createMemoryRouter(createRoutes(app, { isGoingBack: () => false, getRouter: () => router }), {
    initialEntries: [address],
  });
  try {
    await waitUntilInitialized(router);
    const { errors, location } = router.state;
    if (errors !== null || location.pathname + location.search !== address) return null;
    return renderToString(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    );
  } finally {
    router.dispose();
  }
}

/** Resolves queries from the given responses. Other queries stay pending, so that their parts show a skeleton. */
const fetchFromResponses =
  (responses: ReadonlyMap<string, GraphQLSingularResponse>): FetchFunction =>
  (request, variables) =>
    Observable.create((sink) => {
      const response = responses.get(requestKey(request, variables));
      if (!response) return;
      sink.next(response);
      sink.complete();
    });

type Router = ReturnType<typeof createMemoryRouter>;

function waitUntilInitialized(router: Router): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (router.state.initialized) resolve();
  };
  router.subscribe(check);
  check();
  return promise;
}
