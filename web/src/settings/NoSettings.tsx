import { useEffect, useState } from "react";
import { Redirect } from "../navigation/Redirect.tsx";
import { notFoundPath } from "../session/access.ts";
import { useNewAddress } from "./movedSettings.ts";
import { fieldsSaved, isSavingField } from "./useSavedField.ts";

/**
 * Shown when the viewer may not open these settings, which then count as an unknown path (ROUTE-22). The route is open to
 * everybody who may manage somebody else's settings; the gateway decides whose. Settings whose address the viewer has just changed,
 * or is still changing, are shown at the new one.
 */
export function NoSettings() {
  const newAddress = useNewAddress();
  const [isSaving, setSaving] = useState(isSavingField);
  useEffect(() => {
    if (isSaving) void fieldsSaved().then(() => setSaving(false));
  }, [isSaving]);
  if (isSaving) return null;
  return <Redirect to={newAddress ?? notFoundPath} />;
}
