import { describe, expect, it } from "vitest";
import { failureSentence } from "../../scripts/lib/server.ts";

describe("failureSentence", () => {
  it("returns the one sentence of the output", () => {
    expect(failureSentence("LOG_LEVEL must be one of info, warn.\n")).toBe("LOG_LEVEL must be one of info, warn.");
  });

  it("returns the message of an exception, without its stack", () => {
    const text = [
      "node:internal/process/promises:394",
      "      triggerUncaughtException(err, true /* fromPromise */);",
      "",
      "Error: connect ECONNREFUSED 127.0.0.1:5432",
      "    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1636:16) {",
      "  code: 'ECONNREFUSED'",
      "}",
      "",
      "Node.js v24.21.0",
    ].join("\n");
    expect(failureSentence(text)).toBe("connect ECONNREFUSED 127.0.0.1:5432");
  });

  it("ignores log records", () => {
    expect(failureSentence('{"level":50,"msg":"x"}\nThe database cannot be opened.\n{"level":30}\n')).toBe(
      "The database cannot be opened.",
    );
    expect(failureSentence('{"level":50,"msg":"x"}\n')).toBeNull();
  });
});
