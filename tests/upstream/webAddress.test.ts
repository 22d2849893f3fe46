import { expect, test } from "vitest";
import { toWebAddress } from "../../upstream/text/webAddress.ts";
import { webAddresses } from "../support/webAddresses.ts";

test.each(webAddresses)("$text: $isValid, as in the web client @VALID-01", ({ text, isValid }) => {
  expect(toWebAddress(text) !== null).toBe(isValid);
});
