import fc from "fast-check";

/** Address of one of the product's own pictures. */
export const file = `/files/${"aB3_-x".repeat(5)}ab.png`;

/** Allowed output, defined independently of the code under test. */
const allowedAttributes: Record<string, Record<string, RegExp>> = {
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
const tagPattern = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([a-z-]+)(?:="([^"]*)")?/gi;

/** Lists the parts of the HTML that are not allowed. */
export function validationErrorsOf(html: string): string[] {
  const errors: string[] = [];
  for (const [, name = "", attributes = ""] of html.matchAll(tagPattern)) {
    const allowed = allowedAttributes[name];
    if (allowed === undefined) {
      errors.push(`<${name}>`);
      continue;
    }
    for (const [, key = "", value = ""] of attributes.trim().matchAll(attribute))
      if (allowed[key]?.test(value) !== true) errors.push(`<${name} ${key}="${value}">`);
  }
  // Everything except allowed tags is text, which contains no angle brackets.
  return html.replace(tagPattern, "").includes("<") ? [...errors, "a stray <"] : errors;
}

const code = "alert(1)";
const evil = fc.constantFrom(
  `<script>${code}</script>`,
  `<ScRiPt src=//evil.example></sCrIpT>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<img src=x onerror=${code}>`,
  `<img src="data:image/svg+xml;base64,PHN2Zz4=">`,
  `<img src="https://evil.example/pixel.gif">`,
  `<img src="${file}" onload="${code}" style="width:9px">`,
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
const tag = fc.constantFrom(...Object.keys(allowedAttributes), "div", "section", "font", "o:p", "center", "marquee");
const { tree } = fc.letrec<{ tree: string; nested: string }>((tie) => ({
  nested: fc
    .tuple(tag, fc.array(tie("tree"), { maxLength: 3 }), fc.boolean())
    .map(([name, parts, closes]) => `<${name}>${parts.join("")}${closes ? `</${name}>` : ""}`),
  tree: fc.oneof(
    { maxDepth: 4 },
    evil,
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...Array.from("<>\"'=&;/ aonx!-#")), maxLength: 12 }),
    tie("nested"),
  ),
}));
/** Generates HTML as attackers, faulty programs and word processors write it. */
export const hostileHtml = fc.array(tree, { minLength: 1, maxLength: 6 }).map((parts) => `<p>begin</p>${parts.join("")}`);
