import { describe, expect, it } from "vitest";
import { readSettings } from "../../scripts/lib/settings.ts";

describe("settings of the start script", () => {
  it("have the documented defaults", () => {
    expect(readSettings({})).toEqual({
      host: "127.0.0.1",
      port: 4000,
      publicUrl: "http://127.0.0.1:4000",
      gatewayUrl: "http://127.0.0.1:4000",
      upstreamUrl: "http://127.0.0.1:4100",
      upstreamPort: 4100,
    });
  });

  it("treat an empty value as unset", () => {
    expect(readSettings({ PORT: "", HOST: "", UPSTREAM_URL: "", PUBLIC_URL: "" })).toEqual(readSettings({}));
  });

  it("start no embedded upstream when UPSTREAM_URL is set", () => {
    expect(readSettings({ UPSTREAM_URL: "https://api.example.com/" })).toMatchObject({
      upstreamUrl: "https://api.example.com",
      upstreamPort: null,
    });
  });

  it("use an address that browsers can open when listening on all interfaces", () => {
    expect(readSettings({ HOST: "0.0.0.0", PORT: "80" }).publicUrl).toBe("http://localhost:80");
    expect(readSettings({ HOST: "::1" }).publicUrl).toBe("http://[::1]:4000");
    expect(readSettings({ HOST: "0.0.0.0", PUBLIC_URL: "https://press.example.com" }).publicUrl).toBe(
      "https://press.example.com",
    );
  });

  it.each([
    ["192.168.0.7", "http://192.168.0.7:4000"],
    ["0.0.0.0", "http://127.0.0.1:4000"],
    ["::", "http://[::1]:4000"],
    ["::1", "http://[::1]:4000"],
  ])("connect to the gateway at an address on which it listens: HOST %s", (host, url) => {
    expect(readSettings({ HOST: host, PUBLIC_URL: "https://press.example.com" }).gatewayUrl).toBe(url);
  });

  it.each([
    [{ PORT: "web" }, 'PORT must be a port from 1 to 65535, not "web".'],
    [{ PORT: "0" }, 'PORT must be a port from 1 to 65535, not "0".'],
    [{ UPSTREAM_PORT: "70000" }, 'UPSTREAM_PORT must be a port from 1 to 65535, not "70000".'],
    [{ PORT: "4100" }, "PORT and UPSTREAM_PORT are both 4100; give them different ports."],
    [{ UPSTREAM_URL: "api.example.com" }, 'UPSTREAM_URL must be an http or https address, not "api.example.com".'],
    [{ PUBLIC_URL: "ftp://example.com" }, 'PUBLIC_URL must be an http or https address, not "ftp://example.com".'],
  ])("refuse %j with one sentence", (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});
