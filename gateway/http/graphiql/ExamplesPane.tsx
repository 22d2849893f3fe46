import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { type GraphQLSchema } from "graphql";
import { useMemo, useRef, useState } from "react";
import { createExamples, operationKinds, type Example } from "../../examples/example.ts";
import { resolveVariables, type SendOperation } from "../../examples/resolveVariables.ts";
import { isRecord } from "../../rest/records.ts";
import { readToken, saveToken, send } from "./connection.ts";

/** Every root field with an example that opens in the editor, with ids of the viewer's own data. */
export function ExamplesPane() {
  const schema = useGraphiQL((state) => state.schema);
  return (
    <section aria-label="Explorer" className="explorer">
      <h2 className="explorer-title">Explorer</h2>
      <TokenField />
      <p>
        <a href="/developers">Developer guide</a>
      </p>
      {schema ? <ExampleList schema={schema} /> : <SchemaStatus />}
    </section>
  );
}

function SchemaStatus() {
  const failure = useGraphiQL((state) => state.fetchError);
  return <output>{failure === null ? "The schema is being loaded." : readReason(failure)}</output>;
}

/** The first message in a failed response, which GraphiQL keeps as JSON. */
function readReason(failure: string): string {
  try {
    const { errors }: { errors?: unknown } = Object(JSON.parse(failure));
    const first: unknown = Array.isArray(errors) ? errors[0] : null;
    if (isRecord(first) && typeof first["message"] === "string") return `The schema could not be loaded: ${first["message"]}`;
  } catch {
    // It is a text instead, such as the page of a proxy.
  }
  return "The schema could not be loaded.";
}

function ExampleList({ schema }: { schema: GraphQLSchema }) {
  const examples = useMemo(() => createExamples(schema), [schema]);
  const [filter, setFilter] = useState("");
  const searchText = filter.toLowerCase().trim();
  const shown = examples.filter(
    ({ name, description }) => name.toLowerCase().includes(searchText) || description.toLowerCase().includes(searchText),
  );
  const open = useOpenExample(examples);
  return (
    <>
      <label className="explorer-field">
        Search fields
        <input type="search" value={filter} onChange={(event) => setFilter(event.currentTarget.value)} />
      </label>
      {shown.length === 0 && <output>No field fits this search.</output>}
      {operationKinds.map(({ kind, heading }) => (
        <ExampleGroup key={kind} title={heading} examples={shown.filter((one) => one.kind === kind)} onOpen={open} />
      ))}
    </>
  );
}

interface ExampleGroupProps {
  title: string;
  examples: readonly Example[];
  onOpen: (example: Example) => Promise<void>;
}

function ExampleGroup({ title, examples, onOpen }: ExampleGroupProps) {
  if (examples.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="explorer-list">
        {examples.map((example) => (
          <li key={example.name}>
            <button type="button" onClick={() => void onOpen(example)}>
              {example.name}
            </button>
            <p>{example.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens an example in a tab of its own. Only queries look up values: an example must not change data before it is run. */
function useOpenExample(examples: readonly Example[]): (example: Example) => Promise<void> {
  const { addTab, updateActiveTabValues } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  return async (example) => {
    const readOnly: SendOperation = async (document, variables) =>
      document.startsWith("mutation") ? null : send(document, variables);
    const resolved = await resolveVariables(example, (name) => examples.find((one) => one.name === name), readOnly);
    const variables = JSON.stringify(resolved, null, 2);
    addTab();
    updateActiveTabValues({ query: example.document, variables });
    queryEditor?.setValue(example.document);
    variableEditor?.setValue(variables);
  };
}

/** The time without input after which a token counts as complete, so that not every typed character sends a request. */
const TYPING_PAUSE_MS = 500;

function TokenField() {
  const [token, setToken] = useState(() => readToken() ?? "");
  const schema = useGraphiQL((state) => state.schema);
  const { introspect } = useGraphiQLActions();
  const introspectionTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <label className="explorer-field">
      Access token
      <input
        type="password"
        autoComplete="off"
        value={token}
        placeholder="empty: as signed in on this site"
        onChange={(event) => {
          setToken(event.currentTarget.value);
          saveToken(event.currentTarget.value.trim());
          clearTimeout(introspectionTimer.current);
          // The schema is the same for everybody, but a session alone may not be allowed to read it.
          if (!schema) introspectionTimer.current = setTimeout(() => void introspect(), TYPING_PAUSE_MS);
        }}
      />
    </label>
  );
}
