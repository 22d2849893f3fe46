import myCalloutsQuery from "../__generated__/MyCalloutsPageQuery$parameters.ts";
import tasksQuery from "../__generated__/TasksPageQuery$parameters.ts";
import workListQuery from "../__generated__/WorkListPageQuery$parameters.ts";
import workListsQuery from "../__generated__/WorkListsPageQuery$parameters.ts";
import { RowsSkeleton } from "../communities/RowsSkeleton.tsx";
import { taskVariables } from "../work/taskFilters.ts";
import { query } from "./screen.tsx";

/** What an account has to do, and the own call-outs. */
export const workScreens = {
  "work.tasks": query({
    query: tasksQuery,
    variables: ({ search }) => taskVariables(search),
    load: async () => {
      const { TasksPage } = await import("../work/TasksPage.tsx");
      return (queryRef) => <TasksPage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={6} label="Loading tasks" hasGround />,
  }),
  "work.workLists": query({
    query: workListsQuery,
    variables: () => ({}),
    load: async () => {
      const { WorkListsPage } = await import("../work/WorkListsPage.tsx");
      return (queryRef) => <WorkListsPage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={4} label="Loading work lists" hasGround />,
  }),
  workList: query({
    query: workListQuery,
    variables: ({ params }) => ({ databaseId: Number(params["id"]) }),
    load: async () => {
      const { WorkListPage } = await import("../work/WorkListPage.tsx");
      return (queryRef) => <WorkListPage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={6} label="Loading tasks" hasGround />,
    thing: ({ params }) => `work list ${params["id"]}`,
  }),
  "work.callouts": query({
    query: myCalloutsQuery,
    variables: () => ({}),
    load: async () => {
      const { MyCalloutsPage } = await import("../work/MyCalloutsPage.tsx");
      return (queryRef) => <MyCalloutsPage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={4} label="Loading call-outs" hasGround />,
  }),
};
