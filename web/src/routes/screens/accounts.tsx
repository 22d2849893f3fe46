import passwordRecoveryQuery from "../../__generated__/PasswordRecoveryPageQuery$parameters.ts";
import welcomeQuery from "../../__generated__/WelcomePageQuery$parameters.ts";
import { recoveryVariables } from "../../accounts/recoveryVariables.ts";
import type { RouteName } from "../routes.ts";
import { plain, query, shows, type Screen } from "../screen.tsx";

/** The screens for signing in, signing up and the first visit, by route name. */
export const accountScreens = {
  signIn: plain(async () => (await import("../../session/SignInPage.tsx")).SignInPage),
  signUp: plain(async () => (await import("../../accounts/SignUpPage.tsx")).SignUpPage),
  restoreAccess: plain(async () => (await import("../../accounts/RestoreAccessPage.tsx")).RestoreAccessPage),
  passwordRecovery: query({
    query: passwordRecoveryQuery,
    variables: recoveryVariables,
    isAlwaysFetched: true,
    load: async () => {
      const { PasswordRecoveryPage } = await import("../../accounts/PasswordRecoveryPage.tsx");
      return (queryRef) => <PasswordRecoveryPage queryRef={queryRef} {...queryRef.variables} />;
    },
  }),
  welcome: query({
    query: welcomeQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../welcome/WelcomePage.tsx")).WelcomePage),
  }),
} satisfies Partial<Record<RouteName, Screen>>;
