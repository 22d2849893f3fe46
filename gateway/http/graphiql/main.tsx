import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./page.css";
import { HISTORY_PLUGIN } from "@graphiql/plugin-history";
import type { GraphiQLPlugin } from "@graphiql/react";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { fetcher } from "./connection.ts";
import { ExamplesIcon } from "./ExamplesIcon.tsx";
import { ExamplesPane } from "./ExamplesPane.tsx";
import { RunFooter } from "./RunFooter.tsx";

const explorer: GraphiQLPlugin = { title: "Explorer", icon: ExamplesIcon, content: ExamplesPane };

/** Examples with more than one root field, each in its own tab, sorted by file name. */
const stories = import.meta.glob<string>("../../examples/*.graphql", { query: "?raw", import: "default", eager: true });
const tabs = Object.entries(stories)
  .toSorted(([left], [right]) => left.localeCompare(right))
  .map(([, query]) => ({ query }));

/** On a phone, an open explorer would leave no room for the editor. */
const hasRoomForExplorer = matchMedia("(min-width: 700px)").matches;

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs}
      plugins={[explorer, HISTORY_PLUGIN]}
      {...(hasRoomForExplorer && { visiblePlugin: explorer })}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Footer>
        <RunFooter />
      </GraphiQL.Footer>
    </GraphiQL>,
  );
}
