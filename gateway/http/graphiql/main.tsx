import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./page.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { createClient } from "graphql-ws";
import { createRoot } from "react-dom/client";

/** Each example gets its own tab, sorted by file name. */
const examples = import.meta.glob<string>("../../examples/*.graphql", { query: "?raw", import: "default", eager: true });
const tabs = Object.entries(examples)
  .toSorted(([left], [right]) => left.localeCompare(right))
  .map(([, query]) => ({ query }));

const fetcher = createGraphiQLFetcher({
  url: "/graphql",
  headers: { "X-Requested-With": "XMLHttpRequest" },
  wsClient: createClient({ url: `${location.origin.replace(/^http/, "ws")}/graphql` }),
});

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={tabs} defaultEditorToolsVisibility="variables" />);
