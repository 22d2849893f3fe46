import myCalloutsQuery from "../../__generated__/MyCalloutsPageQuery$parameters.ts";
import tasksQuery from "../../__generated__/TasksPageQuery$parameters.ts";
import workListQuery from "../../__generated__/WorkListPageQuery$parameters.ts";
import workListsQuery from "../../__generated__/WorkListsPageQuery$parameters.ts";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import { taskVariables } from "../../work/taskFilters.ts";
import type { RouteName } from "../routes.ts";
import { byId, query, shows, type Screen } from "../screen.tsx";

/**
 * The screens for an account's tasks and the user's own call-outs. Tasks and work lists are fetched on every visit, because they
 * contain each other, and because other users of the account can change them.
 */
export const workScreens = {
  "work.tasks": query({
    query: tasksQuery,
    variables: ({ search }) => taskVariables(search),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../work/TasksPage.tsx")).TasksPage),
    fallback: <RowsSkeleton rows={6} label="Loading tasks" hasCard />,
  }),
  "work.workLists": query({
    query: workListsQuery,
    variables: () => ({}),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../work/WorkListsPage.tsx")).WorkListsPage),
    fallback: <RowsSkeleton rows={4} label="Loading work lists" hasCard />,
  }),
  workList: query({
    query: workListQuery,
    variables: byId,
    isAlwaysFetched: true,
    load: async () => shows((await import("../../work/WorkListPage.tsx")).WorkListPage),
    fallback: <RowsSkeleton rows={6} label="Loading tasks" hasCard />,
  }),
  "work.callouts": query({
    query: myCalloutsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../work/MyCalloutsPage.tsx")).MyCalloutsPage),
    fallback: <RowsSkeleton rows={4} label="Loading call-outs" hasCard />,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
