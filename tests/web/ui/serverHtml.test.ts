import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { readSafeHtml } from "../../../upstream/text/safeHtml.ts";
import { readServerHtml } from "../../../web/src/ui/serverHtml.ts";

const pageOrigin = "https://press.example";
const read = (html: string) => readServerHtml(html, pageOrigin);

/** All elements that simple text of the server may have. */
const elements = "a blockquote br code em h2 h3 h4 li ol p pre s span strong u ul".split(" ");

describe("readServerHtml", () => {
  it("accepts what the server writes for texts with lists, links and mentions", () => {
    const written = readSafeHtml(
      `<p>Ben &amp; "Ann" <b>met</b><br><span class="mention" data-id="7">@Ann</span></p>
       <ul><li><a href="https://news.example/a?b=1&c=2#d">news</a></li></ul><blockquote>x &lt; y</blockquote>`,
      100,
    );
    expect(read(written?.html ?? "")).toBe(
      written?.html.replace('<span class="mention"', '<span role="link" tabindex="0" class="mention"'),
    );
  });

  it("opens links to the product itself in the same tab", () => {
    const link = (href: string) => `<a href="${href}" rel="noopener nofollow ugc" target="_blank">here</a>`;
    expect(read(link(`${pageOrigin}/community/a`))).toBe(`<a href="${pageOrigin}/community/a">here</a>`);
    expect(read(link(`${pageOrigin}/search?a=1&amp;b=2`))).toBe(`<a href="${pageOrigin}/search?a=1&amp;b=2">here</a>`);
    for (const other of ["https://press.example.org/", "https://press.example&amp;b.example/", "https://:"])
      expect(read(link(other))).toBe(link(other));
  });

  it.each([
    '<img src="/files/a.png" />',
    "<script>alert(1)</script>",
    '<p onclick="alert(1)">a</p>',
    '<p style="color:red">a</p>',
    '<a href="javascript:alert(1)" rel="noopener nofollow ugc" target="_blank">a</a>',
    '<a href="https://a.example/" onclick="alert(1)" rel="noopener nofollow ugc" target="_blank">a</a>',
    '<a href="https://a.example/&quot;" rel="noopener nofollow ugc" target="_blank">a</a>',
    '<a href="https://a.example\\@b.example/" rel="noopener nofollow ugc" target="_blank">a</a>',
    '<span class="mention" data-id="1" style="x">a</span>',
    "<svg><p>a</p></svg>",
    "<P>a</P>",
    "<p",
    "a > b",
    "&nbsp;",
    "<!-- a -->",
  ])("leaves everything else to the sanitizer: %s", (html) => {
    expect(read(html)).toBeNull();
  });

  it("returns no element and no attribute but the known ones, whatever it is given", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "<p>",
        "</p>",
        "<a ",
        'href="',
        "https://a.example",
        '" rel="noopener nofollow ugc" target="_blank">',
        "</a>",
        "&amp;",
        "<",
        ">",
        '"',
        "'",
        "<svg",
        "<script>",
        ' onerror="x"',
        "javascript:",
        "&",
        "&quot;",
        "\\",
        "<!--",
        '<span class="mention"',
        ' data-id="1">',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const html = read(parts.join(""));
        if (html === null) return;
        const parser = new Parser({
          onopentag: (name, attributes) => {
            expect(elements).toContain(name);
            for (const attribute of Object.keys(attributes))
              expect(["href", "rel", "target", "class", "data-id", "role", "tabindex"]).toContain(attribute);
            if (name === "a") expect(attributes["href"]).toMatch(/^https?:\/\//);
          },
        });
        parser.end(html);
      }),
      { numRuns: 2000 },
    );
  });
});
