import monitorQuery from "../__generated__/MonitorPageQuery$parameters.ts";
import { RowsSkeleton } from "../communities/RowsSkeleton.tsx";
import { monitorVariables } from "../monitor/monitorFilters.ts";
import { query } from "./screen.tsx";

/** What the monitor has found, and the searches saved in it (D-149). */
export const monitorScreens = {
  "news.monitor": query({
    query: monitorQuery,
    variables: ({ search }) => monitorVariables(search),
    load: async () => {
      const { MonitorPage } = await import("../monitor/MonitorPage.tsx");
      return (queryRef) => <MonitorPage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={6} label="Loading the monitor" hasGround />,
  }),
};
