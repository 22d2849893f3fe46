import { describe, expect, it } from "vitest";
import { linksInText } from "../../../web/src/lib/textLinks.ts";

const addresses = (text: string) => linksInText(text).map(({ text, url }) => [text, url]);

describe("linksInText @POST-01 @COMMENT-01", () => {
  it.each([
    ["More at https://abc.net.au/news", "https://abc.net.au/news"],
    ["https://abc.net.au/news?a=1&b=2#top", "https://abc.net.au/news?a=1&b=2#top"],
    ["Seen at http://a.example/x_(y), yesterday", "http://a.example/x_(y)"],
    ["(see https://a.example/x)", "https://a.example/x"],
    ["“https://a.example/x”", "https://a.example/x"],
    ["Have you read https://a.example/x?", "https://a.example/x"],
    ["It is HTTPS://A.example!", "HTTPS://A.example"],
    ["((https://a.example/x_(y)))", "https://a.example/x_(y)"],
    ["[https://a.example/x[1]]…", "https://a.example/x[1]"],
    ["https://a.example/?from=www.b.example", "https://a.example/?from=www.b.example"],
  ])("%s", (text, address) => {
    expect(addresses(text)).toEqual([[address, address]]);
    const [link] = linksInText(text);
    expect(text.slice(link?.index).startsWith(address)).toBe(true);
  });

  it("completes addresses that start with www", () => {
    expect(addresses("From www.abc.net.au/news.")).toEqual([["www.abc.net.au/news", "https://www.abc.net.au/news"]]);
  });

  it("finds several addresses", () => {
    expect(addresses("https://a.example, https://b.example").map(([text]) => text)).toEqual([
      "https://a.example",
      "https://b.example",
    ]);
  });

  it.each([
    "https://",
    "www.",
    "www.abc",
    "www.abc?www.a.b",
    "javascript:alert(1)",
    "someone@www.example.com",
    "abc.net.au",
    "xhttps://a.example",
  ])("finds none in %s", (text) => expect(addresses(text)).toEqual([]));

  it("takes linear time", () => {
    const started = performance.now();
    linksInText(`https://a.example/${")".repeat(100_000)} ${"www.".repeat(100_000)} ${"https://".repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
