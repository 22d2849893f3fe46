import { useGraphiQL } from "@graphiql/react";
import { useState } from "react";
import { languages, type Language } from "../../examples/snippets.ts";

/** Copies the operation in the editor as a request of another language. */
export function CopyAs() {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const [message, setMessage] = useState("");
  const copy = async (language: Language) => {
    const { label, write } = languages[language];
    const request = {
      url: `${location.origin}/graphql`,
      document: queryEditor?.getValue() ?? "",
      variables: parseVariables(variableEditor?.getValue() ?? ""),
    };
    try {
      await navigator.clipboard.writeText(write(request));
      setMessage(`Copied as ${label}.`);
    } catch {
      setMessage("The browser refused to copy.");
    }
  };
  return (
    <fieldset className="copy-as">
      <legend>Copy as</legend>
      {(["curl", "javascript", "python"] as const).map((language) => (
        <button key={language} type="button" onClick={() => void copy(language)}>
          {languages[language].label}
        </button>
      ))}
      <output>{message}</output>
    </fieldset>
  );
}

/** Parses the variables; none as long as the text is not valid JSON. */
function parseVariables(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {};
  } catch {
    return {};
  }
}
