import { expect, test } from "vitest";
import { hostOf, isWebAddress, normalizeWebAddress, webAddressError } from "../../../web/src/lib/webAddress.ts";

test("hosts and addresses of machines are accepted with or without a scheme @VALID-01", () => {
  const accepted = [
    "example.com",
    "http://example.com",
    "HTTPS://Example.COM/path?q=1#x",
    "ftp://files.example.org",
    "news.example.co.uk:8080/a",
    "192.168.0.1",
    "http://[2001:db8::1]/x",
    "xn--bcher-kva.example",
  ];
  expect(accepted.filter((text) => !isWebAddress(text))).toEqual([]);
});

test("what is no web address is refused with the stated text @VALID-01 @VALID-03 @ERR-09", () => {
  const refused = [
    "localhost",
    "example",
    "javascript:alert(1)",
    "http://",
    "exa mple.com",
    "mailto:a@example.com",
    "//x.com",
    "999.1.1.1",
    "-a.com",
    "example.com:port",
  ];
  expect(refused.filter(isWebAddress)).toEqual([]);
  expect(() => normalizeWebAddress("localhost")).toThrow(webAddressError);
  expect(webAddressError).toBe("Url is not a valid");
});

test("only a missing scheme is completed @VALID-02", () => {
  expect(normalizeWebAddress("example.com/a")).toBe("https://example.com/a");
  expect(normalizeWebAddress("http://example.com")).toBe("http://example.com");
  expect(normalizeWebAddress("ftp://example.com")).toBe("ftp://example.com");
});

test("spaces around go, international names become ASCII, empty stays empty @VALID-01", () => {
  expect(normalizeWebAddress("  example.com ")).toBe("https://example.com");
  expect(normalizeWebAddress("bücher.example/ü")).toBe("https://xn--bcher-kva.example/ü");
  expect(normalizeWebAddress("   ")).toBe("");
});

test("a link is named by its host", () => {
  expect(hostOf("https://www.example.com/a/b?c")).toBe("example.com");
  expect(hostOf("no address")).toBe("no address");
});
