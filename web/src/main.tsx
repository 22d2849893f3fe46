import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router/dom";
import { isDevelopment } from "./lib/development.ts";
import { newVersion } from "./lib/newVersion.ts";
import { nextTask } from "./lib/nextTask.ts";
import { supportPageTranslation } from "./lib/pageTranslation.ts";
import { routerBase, settings } from "./lib/settings.ts";
import { preload } from "./lib/whenIdle.ts";
import { hasUnsaved } from "./navigation/unsaved.ts";
import { onAccessError } from "./relay/accessErrors.ts";
import { createEnvironment } from "./relay/environment.ts";
import { failureText, accessFailure } from "./relay/failures.ts";
import { createRetainedQueries } from "./routes/retainedQueries.ts";
import { createRouter } from "./routes/router.tsx";
import { loadAllScreens } from "./routes/screens/index.tsx";
import { reportError } from "./services/errorReporting.ts";
import { startServices } from "./services/start.ts";
import { onSignIn } from "./session/onSignIn.ts";
import { syncTabs } from "./session/sessionAcrossTabs.ts";
import { session } from "./session/sessionState.ts";
import { loadAvatarMenu } from "./shell/AvatarMenu.tsx";
import { hideOverlay } from "./shell/overlay.ts";
import { readVisitor } from "./shell/Shell.tsx";
import { preloadOverlays } from "./ui/overlayCode.ts";
import { loadSanitizer } from "./ui/RichText.tsx";
import { showToast } from "./ui/Toaster.tsx";
import "./ui/styles.css";

/** Starts the client. Its parts are tasks of their own, so that the page reacts between them. */
async function start(): Promise<void> {
  const environment = createEnvironment();
  newVersion.protect(() => hasUnsaved.get());
  session.start(() => readVisitor(environment));
  onAccessError((error) => {
    const text = failureText(accessFailure(error));
    if (text) showToast("error", text);
    session.end();
  });

  await nextTask();
  const router = createRouter({
    environment,
    session,
    retainedQueries: createRetainedQueries(),
    base: routerBase(location.pathname, settings.appBases),
    isDevelopment,
  });
  syncTabs(session, new BroadcastChannel("session"), async () => {
    await onSignIn(environment);
    await router.revalidate();
    session.closeSignIn();
  });

  await nextTask();
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element.");
  supportPageTranslation();
  createRoot(root, {
    onCaughtError: (error) => {
      console.error(error);
      reportError(error);
    },
  }).render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
  hideOverlay(router, root);
  startServices(router);
  preload(preloadCode);
}

/** Most visits go to another page, open a menu or a dialog, or show a picture in a text, which then needs no network. */
async function preloadCode(): Promise<void> {
  void preloadOverlays();
  loadSanitizer().catch(() => {});
  if (session.state.get().phase === "signedIn") loadAvatarMenu().catch(() => {});
  await loadAllScreens();
}

void start();
