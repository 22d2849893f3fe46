import { useEffect } from "react";
import { showToast } from "../ui/Toaster.tsx";
import { faultText } from "./faultText.ts";

/** Says in a toast too what stands in the place of the content when a part of the page could not be read (D-10). */
export function useFaultToast(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) showToast("error", faultText);
  }, [hasFailed]);
}
