import monitorQuery from "../../__generated__/MonitorPageQuery$parameters.ts";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import { monitorVariables } from "../../monitor/monitorFilters.ts";
import type { RouteName } from "../routes.ts";
import { query, shows, type Screen } from "../screen.tsx";

/** The screens for monitor results and saved searches. */
export const monitorScreens = {
  "news.monitor": query({
    query: monitorQuery,
    variables: ({ search }) => monitorVariables(search),
    load: async () => shows((await import("../../monitor/MonitorPage.tsx")).MonitorPage),
    fallback: <RowsSkeleton rows={6} label="Loading the monitor" hasCard />,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
