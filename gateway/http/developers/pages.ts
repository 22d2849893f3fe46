import { isEnumType, type GraphQLSchema } from "graphql";
import { createExamples, operationKinds } from "../../examples/example.ts";
import { findDeprecatedElements } from "../../graph/deprecationUse.ts";
import { requestErrors } from "./errorCodes.ts";
import { renderGettingStarted } from "./gettingStarted.ts";
import { renderCode, html, renderInline, renderTable, type Html } from "./html.ts";
import type { Page } from "./layout.ts";
import { renderMarkdown } from "./markdown.ts";

export interface GuideOptions {
  schema: GraphQLSchema;
  /** Text of CHANGELOG.md. */
  changelog: string;
  /** The gateway's public origin, such as `https://press.example.com`. */
  origin: string;
}

/** All pages of the developer site, in the order of their navigation. */
export function createPages({ schema, changelog, origin }: GuideOptions): Page[] {
  return [
    { slug: "", title: "Getting started", body: renderGettingStarted(origin) },
    { slug: "authentication", title: "Authentication", body: renderAuthentication() },
    { slug: "ids", title: "Ids", body: renderIds() },
    { slug: "paging", title: "Paging", body: renderPaging() },
    { slug: "permissions", title: "Permissions", body: renderPermissions(schema) },
    { slug: "errors", title: "Errors", body: renderErrors(schema) },
    { slug: "cost", title: "Cost and limits", body: renderCost() },
    { slug: "subscriptions", title: "Subscriptions", body: renderSubscriptions(schema) },
    { slug: "reference", title: "Reference", body: renderReference(schema) },
    { slug: "deprecations", title: "Deprecations", body: renderDeprecations(schema) },
    { slug: "changelog", title: "Changelog", body: renderMarkdown(changelog) },
  ];
}

function renderAuthentication(): Html {
  return html` <p>Programs send an access token with every request:</p>
    ${renderCode("Authorization: Bearer <token>", "http")}
    <p>
      People create tokens in their settings under Security, choose what they allow and when they expire, see when each was last
      used and revoke them there; <code>createAccessToken</code> and <code>revokeAccessToken</code> do the same. The token is
      shown once. It acts as the person who created it: what they may not do, it may not do either.
    </p>
    <p>
      A WebSocket carries the token in <code>connectionParams</code>: <code>{ "authorization": "Bearer &lt;token&gt;" }</code>.
    </p>
    <p>
      Without a token you are a guest: <code>viewer.authenticated</code> is false, and fields that need a sign-in respond with
      <code>UNAUTHENTICATED</code>. Browsers on this site are signed in by a session cookie, which other sites cannot use.
    </p>`;
}

function renderIds(): Html {
  return html` <p>
      Everything that can be looked up has a global <code>id</code>: a text that is unique across all types. Inputs refer to
      things by it, <code>node(id:)</code> and <code>nodes(ids:)</code> read any of them. Do not take ids apart: their form may
      change.
    </p>
    <p>
      <code>databaseId</code> and <code>slug</code> are part of the addresses of pages, such as
      <code>/community/media-insiders</code>. Look-ups by address, such as <code>community(slug:)</code>, take them; inputs do
      not.
    </p>
    <p>
      An id that is malformed, or is of another type than the argument accepts, is refused with a code of its own; an id of
      something that does not exist, or that you may not see, is not found.
    </p>`;
}

function renderPaging(): Html {
  return html` <p>
      Lists are connections: <code>edges { cursor node }</code> and <code>pageInfo { hasNextPage endCursor }</code>. Ask for up to
      50 with <code>first</code>, and for the next page with <code>after</code> set to the <code>endCursor</code> before.
      Backwards it is <code>last</code> with <code>before</code> set to a <code>startCursor</code>, or <code>last</code> alone for
      the end of a list; lists that are too long to be counted cannot be read from their end.
    </p>
    <p>
      A cursor remembers what it has seen: what is added or removed between two pages makes no entry appear twice or disappear. Do
      not take cursors apart, and do not keep them for longer than a visit.
    </p>
    <p>Select <code>totalCount</code> only where you show it: counting makes the call slower.</p>`;
}

function renderPermissions(schema: GraphQLSchema): Html {
  return html` <p>
      Objects say what you may do with them: <code>permissions { edit { allowed reasons { code message remedy } } }</code>. A
      mutation makes the same decision, so programs need no rules of their own. <code>message</code> is a sentence for people,
      <code>code</code> is for programs, and <code>remedy</code> says what you can do about it; it is null when nothing helps.
    </p>
    <h2>Remedies</h2>
    ${renderEnumTable(schema, "Remedy")}
    <h2>Reasons</h2>
    ${renderEnumTable(schema, "DenialCode")}`;
}

function renderErrors(schema: GraphQLSchema): Html {
  return html` <p>
      What you can correct comes back as data, in <code>errors</code> of a mutation's payload: <code>code</code>,
      <code>message</code> and <code>field</code>, the path of the input that it is about. Everything else is an entry of the
      response's <code>errors</code> with <code>extensions.code</code> and <code>extensions.requestId</code>; quote that id when
      you ask for help. A field that fails makes its nearest nullable field null and leaves the rest of the response.
    </p>
    <h2>Codes of mutations and fields</h2>
    ${renderEnumTable(schema, "ErrorCode")}
    <h2>Codes of requests</h2>
    ${renderTable(
      ["Code", "Meaning"],
      Object.entries(requestErrors).map(([name, meaning]) => [html`<code>${name}</code>`, renderInline(meaning)]),
    )}`;
}

function renderCost(): Html {
  return html` <p>
      Every operation has a cost in points, computed from the document and the variables before it runs: calls of the systems
      behind the API weigh most, fields little, and sizes of pages multiply what is selected of their items. What an operation did
      not take is given back when it is over. Every response says in <code>extensions.cost</code> what was
      <code>requested</code> at most, the <code>actual</code> cost, the number of <code>restCalls</code>, your <code>limit</code>,
      what is <code>remaining</code> of it and when it is full again (<code>resetAt</code>). The <code>RateLimit</code> headers
      say the same.
    </p>
    <p>
      The query <code>estimate(document:, variables:)</code> tells the cost of a document and the most calls that it can make,
      without running it.
    </p>
    <ul>
      <li>Ask for as many entries as you show; <code>first</code> is the strongest factor.</li>
      <li>Combine what a page needs into one operation: calls are batched within an operation, not across.</li>
      <li>The explorer shows the cost of the last run below the response.</li>
    </ul>
    <p>
      An operation that may cost more than the limit for one operation is refused with <code>COST_LIMIT_EXCEEDED</code>, one
      beyond your budget with status 429 and <code>BUDGET_EXCEEDED</code>: wait for <code>Retry-After</code> seconds. Documents
      are limited in size, tokens, depth and aliases as well; a refusal names the limit.
    </p>`;
}

function renderSubscriptions(schema: GraphQLSchema): Html {
  const rows = Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map(({ name, description }) => [
    html`<code>${name}</code>`,
    renderInline(description ?? ""),
  ]);
  return html` <p>
      Subscriptions run over WebSocket at <code>/graphql</code> with the subprotocol <code>graphql-transport-ws</code>, which
      clients such as graphql-ws and urql speak. <a href="/developers">Getting started</a> has a program that connects again after
      a broken connection.
    </p>
    <p>
      Events carry a <code>sequence</code> that counts up by one, and a <code>cursor</code>. When the server restarts it closes
      with 1012: connect again after a short, random wait, and send the last cursor as <code>after</code>. The subscription then
      continues with the events after it, from whichever server.
    </p>
    <p>
      A jump in <code>sequence</code> means that events were missed: read the list again. A subscription begins with such a jump
      (2 in place of 1) when the events after the cursor are not known any more; they are kept for an hour. Without a cursor
      (before the first event, or where the platform does not number its events) read the list after connecting again.
    </p>
    ${renderTable(["Subscription", "Description"], rows)}`;
}

function renderReference(schema: GraphQLSchema): Html {
  const examples = createExamples(schema);
  return html` <p>
      Every root field with an example. All types are described in the <a href="/schema.graphql">schema</a> and in the explorer's
      documentation.
    </p>
    ${operationKinds.map(
      ({ kind, heading }) =>
        html`<h2>${heading}</h2>
          ${examples
            .filter((example) => example.kind === kind)
            .map(
              ({ name, description, document }) =>
                html`<h3 id="${kind}-${name}"><code>${name}</code></h3>
                  <p>${renderInline(description)}</p>
                  <details>
                    <summary>Example of ${name}</summary>
                    ${renderCode(document, "graphql")}
                  </details>`,
            )}`,
    )}`;
}

function renderDeprecations(schema: GraphQLSchema): Html {
  const elements = [...findDeprecatedElements(schema).values()];
  const rule = html`<p>
    What a release offers stays until its replacement has been there for a while. A deprecated element says what to use instead
    and the last day on which it works. Responses that used one name it in <code>extensions.deprecations</code>.
  </p>`;
  if (elements.length === 0) {
    return html`${rule}
      <p>Nothing is deprecated at present.</p>`;
  }
  const rows = elements
    .toSorted((left, right) => (left.removedAfter ?? "").localeCompare(right.removedAfter ?? ""))
    .map(({ coordinate, replacement, removedAfter, reason }) => [
      html`<code>${coordinate}</code>`,
      html`${replacement ?? "none"}`,
      html`${removedAfter ?? "no date"}`,
      renderInline(reason),
    ]);
  return html`${rule}${renderTable(["Element", "Use instead", "Works until", "Reason"], rows)}`;
}

function renderEnumTable(schema: GraphQLSchema, name: string): Html {
  const type = schema.getType(name);
  const values = isEnumType(type) ? type.getValues() : [];
  return renderTable(
    ["Code", "Meaning"],
    values.map((value) => [html`<code>${value.name}</code>`, renderInline(value.description ?? "")]),
  );
}
