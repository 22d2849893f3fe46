import { failureText, faultWith } from "../relay/failures.ts";

/** What stands where a part of the page could not be read while the rest could (ERR-01). */
export const faultText = failureText(faultWith(null)) ?? "";
