import { html, renderInline, type Html } from "./html.ts";

/** Renders the Markdown that CHANGELOG.md uses: headings, paragraphs, lists, `code` and links. */
export function renderMarkdown(text: string): Html {
  const blocks: Html[] = [];
  let items: Html[] = [];
  const endList = (): void => {
    if (items.length > 0) {
      blocks.push(
        html`<ul>
          ${items}
        </ul>`,
      );
    }
    items = [];
  };
  for (const line of text.split("\n")) {
    const [, marks = "", heading = ""] = /^(#{2,3}) (.+)$/.exec(line) ?? [];
    if (line.startsWith("- ")) {
      items.push(html`<li>${renderInline(line.slice(2))}</li>`);
      continue;
    }
    endList();
    if (marks === "##") blocks.push(html`<h2>${renderInline(heading.replaceAll(/[[\]]/g, ""))}</h2>`);
    else if (marks === "###") blocks.push(html`<h3>${renderInline(heading)}</h3>`);
    else if (line.trim() !== "" && !line.startsWith("# ")) blocks.push(html`<p>${renderInline(line)}</p>`);
  }
  endList();
  return html`${blocks}`;
}
