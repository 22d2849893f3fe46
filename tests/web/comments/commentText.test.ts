import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  commentError,
  commentLength,
  toHtml,
  toPlainLine,
  findMentioned,
  formatMention,
  toPlainText,
} from "../../../web/src/comments/commentText.ts";

describe("commentError @COMMENT-01", () => {
  it.each(["", "   ", "\n\t ", "\u200b\u2060", "\u3164"])("refuses %j as empty", (text) => {
    expect(commentError(text)).toBe("Comment cannot be empty.");
  });
  it("accepts 1 to 2000 characters without surrounding spaces", () => {
    expect(commentError("a")).toBeNull();
    expect(commentError(`  ${"a".repeat(2000)}\n`)).toBeNull();
    expect(commentError("a".repeat(2001))).toBe("Comment must have at most 2000 characters.");
  });
  it("counts characters like the REST API: an emoji or a blank line is one", () => {
    expect(commentError("\u{1f680}".repeat(1001))).toBeNull();
    expect(commentError("\u{1f680}".repeat(2001))).toBe("Comment must have at most 2000 characters.");
    expect(commentLength("One\n\ntwo")).toBe(7);
  });
});

describe("toHtml @COMMENT-01", () => {
  it("turns blank lines into paragraphs and single line breaks into breaks", () => {
    expect(toHtml(" One\ntwo\n\nthree\n \n\nfour ")).toBe("<p>One<br>two</p><p>three</p><p>four</p>");
    expect(toHtml("a\r\nb")).toBe("<p>a<br>b</p>");
  });
  it("escapes typed tags", () => {
    expect(toHtml(`<img src=x onerror="alert(1)"> & co`)).toBe("<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co</p>");
  });
  it("links web addresses without the punctuation after them", () => {
    expect(toHtml("See https://a.example/x?y=1&z=2. (http://b.example/)")).toBe(
      '<p>See <a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>. ' +
        '(<a href="http://b.example/">http://b.example/</a>)</p>',
    );
    expect(toHtml("javascript:alert(1)")).toBe("<p>javascript:alert(1)</p>");
  });
  it("creates mentions only of people who were selected @NOTIF-01", () => {
    const people = [
      { id: 7, name: "Ann" },
      { id: 81, name: "Ann O'Neil <x>" },
    ];
    const html = toHtml("@Ann O'Neil <x> and (@Ann) but not @Anna, x@Ann or @Bob, https://a.example/@Bob", people);
    expect(html).toBe(
      '<p><span class="mention" data-id="81">@Ann O\'Neil &lt;x&gt;</span> and ' +
        '(<span class="mention" data-id="7">@Ann</span>) but not @Anna, x@Ann or @Bob, ' +
        '<a href="https://a.example/@Bob">https://a.example/@Bob</a></p>',
    );
    expect(findMentioned(html)).toEqual([people[1], people[0]]);
  });
  it("escapes every typed angle bracket and quote", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = toHtml(text);
        const bare = html.replace(/<\/?p>|<br>|<a href="[^"<>]*">|<\/a>/g, "");
        expect(bare).not.toMatch(/[<>"]/);
      }),
    );
  });
});

describe("toPlainText @COMMENT-01", () => {
  it("keeps paragraphs, breaks and list items", () => {
    expect(toPlainText("<p>One<br>two</p>\n<p>three <strong>four</strong></p><ul><li>a</li><li>b</li></ul><p>c</p>")).toBe(
      "One\ntwo\n\nthree four\n\n- a\n- b\n\nc",
    );
  });
  it("writes each row of a table on a line of its own, and other blocks apart", () => {
    expect(
      toPlainText('<h2>Title</h2><table><tr><td>a</td></tr>\n <tr class="even"><td>b</td></tr></table><hr class="x">c'),
    ).toBe("Title\n\na\nb\n\nc");
  });
  it("ignores attributes and line breaks of the source", () => {
    expect(toPlainText('<p>One\n  two<br class="x">three</p><ul><li value="3">a</li></ul>')).toBe("One two\nthree\n\n- a");
  });
  it("decodes entities", () => {
    expect(toPlainText("<p>&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#x27; &unknown;</p>")).toBe(`<b> &amp; "x" 'y' &unknown;`);
  });
  it("reverses toHtml", () => {
    const word = fc.stringMatching(/^[\w<>&"'.,:/@-]{1,12}$/);
    const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
    const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
    const text = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((paragraphs) => paragraphs.join("\n\n"));
    fc.assert(
      fc.property(text, (typed) => {
        expect(toPlainText(toHtml(typed))).toBe(typed);
      }),
    );
  });
  it("joins all lines into one with toPlainLine", () => {
    expect(toPlainLine("<p>One</p><p>two<br>three</p>")).toBe("One two three");
  });
});

it("formatMention starts a reply to a reply with the person's name @COMMENT-02", () => {
  expect(formatMention("Ada Park")).toBe("@Ada Park ");
});
