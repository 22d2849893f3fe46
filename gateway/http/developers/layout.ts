import { html, type Html } from "./html.ts";

export interface Page {
  /** The last part of the address; empty for the first page. */
  slug: string;
  title: string;
  body: Html;
}

const getAddress = (slug: string): string => (slug === "" ? "/developers" : `/developers/${slug}`);

/** A page with the navigation of all pages. */
export function renderPage(page: Page, pages: readonly Page[], productName: string): string {
  const link = ({ slug, title }: Page): Html => {
    const isCurrent = slug === page.slug ? html` aria-current="page"` : html``;
    return html`<li><a href="${getAddress(slug)}" ${isCurrent}>${title}</a></li>`;
  };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} - ${productName} for developers</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="stylesheet" href="/developers/style.css" />
        <script src="/theme.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">
          <a class="brand" href="/developers">${productName} <span>for developers</span></a>
          <ul>
            <li><a href="/graphql">Explorer</a></li>
            <li><a href="/schema.graphql">Schema</a></li>
            <li><a href="/">Back to ${productName}</a></li>
          </ul>
        </header>
        <div class="frame">
          <nav aria-label="Developer guide">
            <ul>
              ${pages.map(link)}
            </ul>
          </nav>
          <main id="content" tabindex="-1">
            <h1>${page.title}</h1>
            ${page.body}
          </main>
        </div>
      </body>
    </html> `.text;
}
