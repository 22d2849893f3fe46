import { describe, expect, it } from "vitest";
import { extractErrorMessage } from "../../scripts/lib/server.ts";

describe("extractErrorMessage", () => {
  it("returns a message that is the whole output", () => {
    expect(extractErrorMessage("LOG_LEVEL must be one of info, warn.\n")).toBe("LOG_LEVEL must be one of info, warn.");
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
    expect(extractErrorMessage(text)).toBe("connect ECONNREFUSED 127.0.0.1:5432");
  });

  it("ignores log records", () => {
    expect(extractErrorMessage('{"level":50,"msg":"x"}\nThe database cannot be opened.\n{"level":30}\n')).toBe(
      "The database cannot be opened.",
    );
    expect(extractErrorMessage('{"level":50,"msg":"x"}\n')).toBeNull();
  });
});
