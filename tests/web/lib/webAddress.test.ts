import { expect, test } from "vitest";
import { checkWebAddress, getHost, isWebAddress, normalizeWebAddress, webAddressError } from "../../../web/src/lib/webAddress.ts";
import { webAddresses } from "../../support/webAddresses.ts";

test.each(webAddresses)("$text: $isValid @VALID-01", ({ text, isValid }) => {
  expect(isWebAddress(text)).toBe(isValid);
});

test("an invalid web address is refused with the specified message @VALID-03 @ERR-09", () => {
  expect(() => normalizeWebAddress("localhost")).toThrow(webAddressError);
  expect(webAddressError).toBe("Url is not a valid");
});

test("a missing scheme is completed, any other is kept @VALID-02", () => {
  expect(normalizeWebAddress("example.com/a")).toBe("https://example.com/a");
  expect(normalizeWebAddress("http://example.com")).toBe("http://example.com");
  expect(normalizeWebAddress("ftp://example.com")).toBe("ftp://example.com");
});

test("surrounding spaces are removed, international names become ASCII, an empty value stays empty @VALID-01", () => {
  expect(normalizeWebAddress("  example.com ")).toBe("https://example.com");
  expect(normalizeWebAddress("bücher.example/ü")).toBe("https://xn--bcher-kva.example/ü");
  expect(normalizeWebAddress("   ")).toBe("");
});

test("getHost returns the host of an address", () => {
  expect(getHost("https://www.example.com/a/b?c")).toBe("example.com");
  expect(getHost("no address")).toBe("no address");
});

test("an address has at most 2048 characters and a port of at most 65535 @VALID-01", () => {
  const start = "https://example.com/";
  const addresses = [2048, 2049].map((length) => start.padEnd(length, "x"));
  expect([...addresses, "example.com:65535", "example.com:65536", "example.com:0"].map(isWebAddress)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test("an address that is not valid has an error, an empty one has none @VALID-03", () => {
  expect(["example.com", "", "exa mple"].map(checkWebAddress)).toEqual([null, null, webAddressError]);
});

test("www. belongs to the host if it is not its beginning", () => {
  expect(getHost("https://news.www.example.com")).toBe("news.www.example.com");
});
