import { expect, test } from "vitest";
import { characters, htmlCharacters } from "../../../web/src/lib/textLength.ts";
import { isInvisible } from "../../../web/src/lib/visible.ts";

test("characters are counted as the platform counts them: an emoji is one, surrounding spaces are none", () => {
  expect(["", "  a b  ", "🦘", "é1", "\u200B\u3164"].map(characters)).toEqual([0, 3, 1, 2, 0]);
});

test.each([
  ["<p>One</p>", 3],
  ["<p>One</p><p>two</p>", 7],
  ["One<br>two<br/>three", 13],
  ["<ul><li>a</li><li>b</li></ul>", 3],
  ["<h2 id='x'>a</h2>b", 3],
  ["<blockquote>a</blockquote>b", 3],
  ["<table><tr><th>a</th><td>b</td><td>c</td></tr></table>", 5],
  ["<pre>a</pre>b", 3],
  ["<b>a</b><i>b</i>", 2],
  ["a  \n b", 3],
  ["a&nbsp;b&#160;c&#xA0;d", 7],
  ["&nbsp;&nbsp;", 0],
  ["a&amp;b&#169;&#xae;", 5],
  ["<p></p>", 0],
  ["<p>a</p >b", 3],
])("%j has %i visible characters", (html, count) => {
  expect(htmlCharacters(html)).toBe(count);
});

test("spaces, controls and characters without a glyph are invisible", () => {
  expect(["", " \t\n", "\u0000", "\u200B", "\u00AD", "\u3164", "\u2800"].map(isInvisible)).toEqual(Array<boolean>(7).fill(true));
  expect(["a", " a ", "🦘", "."].map(isInvisible)).toEqual(Array<boolean>(4).fill(false));
});
