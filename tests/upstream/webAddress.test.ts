import { expect, test } from "vitest";
import { completeWebAddress } from "../../upstream/text/webAddress.ts";
import { webAddresses } from "../support/webAddresses.ts";

test.each(webAddresses)("$text: $isValid, as in the web client @VALID-01", ({ text, isValid }) => {
  expect(completeWebAddress(text) !== null).toBe(isValid);
});
