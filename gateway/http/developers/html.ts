import { escapeHtml } from "../escapeHtml.ts";

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** A template whose values are escaped unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + renderValue(values[index])).join(""));
}

function renderValue(value: Value | undefined): string {
  if (value === undefined) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return escapeHtml(String(value));
}

/** Text with `code` in backticks, as descriptions in the schema and the changelog are written. */
export function renderInline(text: string): Html {
  const escaped = escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, "<code>$1</code>")
    .replaceAll(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
  return new Html(escaped);
}

/** A block of code that can be scrolled by keyboard. */
export const renderCode = (text: string, language: string): Html =>
  html`<pre tabindex="0" data-language="${language}"><code>${text}</code></pre>`;

/** A table with a heading for each column; the first cell of a row names the row. */
export function renderTable(columns: readonly string[], rows: readonly (readonly Html[])[]): Html {
  const cells = ([first, ...others]: readonly Html[]): Html =>
    html`<tr>
      <th scope="row">${first ?? ""}</th>
      ${others.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  return html`<div class="table" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(cells)}
      </tbody>
    </table>
  </div>`;
}
