/** A request as people copy it into a terminal or a program. */
export interface Request {
  /** Address of the gateway's /graphql. */
  url: string;
  document: string;
  variables: Record<string, unknown>;
}

export type Language = "curl" | "javascript" | "python";

export const languages: Readonly<Record<Language, { label: string; write: (request: Request) => string }>> = {
  curl: { label: "curl", write: formatCurl },
  javascript: { label: "JavaScript", write: formatJavaScript },
  python: { label: "Python", write: formatPython },
};

/** The environment variable from which all snippets read the token. */
export const tokenVariable = "PRESSROOM_TOKEN";

function formatCurl({ url, document, variables }: Request): string {
  const body = JSON.stringify({ query: document, variables }, null, 2);
  return `curl --silent --show-error '${url}' \\
  --header "Authorization: Bearer $${tokenVariable}" \\
  --header 'Content-Type: application/json' \\
  --data @- <<'JSON'
${body}
JSON`;
}

/** For Node 18 or newer and browsers. */
function formatJavaScript({ url, document, variables }: Request): string {
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: "POST",
  headers: {
    authorization: \`Bearer \${process.env.${tokenVariable}}\`,
    "content-type": "application/json",
  },
  body: JSON.stringify({
    query: \`
${indent(escapeTemplate(document), "      ")}
    \`,
    variables: ${indent(JSON.stringify(variables, null, 2), "    ").trimStart()},
  }),
});
const { data, errors } = await response.json();
console.log(JSON.stringify({ data, errors }, null, 2));`;
}

/** For Python 3 without further packages. */
function formatPython({ url, document, variables }: Request): string {
  return `import json
import os
import urllib.request

query = """
${document.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"')}
"""
variables = json.loads(r'''${JSON.stringify(variables).replaceAll("'''", "\\u0027\\u0027\\u0027")}''')

request = urllib.request.Request(
    ${JSON.stringify(url)},
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['${tokenVariable}']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`;
}

const escapeTemplate = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");

const indent = (text: string, space: string): string =>
  text
    .split("\n")
    .map((line) => `${space}${line}`)
    .join("\n");
