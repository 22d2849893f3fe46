import deadLettersQuery from "../../__generated__/DeadLettersPageQuery$parameters.ts";
import { DeadLettersSkeleton } from "../../deadLetters/DeadLettersSkeleton.tsx";
import type { RouteName } from "../routes.ts";
import { query, shows, type Screen } from "../screen.tsx";

/** The screens for platform admins that belong to no other part of the product. */
export const administrationScreens = {
  failedJobs: query({
    query: deadLettersQuery,
    variables: () => ({}),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../deadLetters/DeadLettersPage.tsx")).DeadLettersPage),
    fallback: <DeadLettersSkeleton />,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
