import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ProfileAddressField_settings$key } from "../__generated__/ProfileAddressField_settings.graphql.ts";
import { checkSlug } from "../lib/validators.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { session } from "../session/sessionState.ts";
import { SavedTextField } from "./SavedFields.tsx";
import { useChangeSettings } from "./useChangeSettings.ts";

/** The slug of a profile. Saving another one moves the settings page to its new address (`useMoveToNewAddress`). */
export function ProfileAddressField({ settings }: { settings: ProfileAddressField_settings$key }) {
  const { id, slug, isOwn } = useFragment(
    graphql`
      fragment ProfileAddressField_settings on UserSettings {
        id
        slug
        isOwn
      }
    `,
    settings,
  );
  const environment = useRelayEnvironment();
  const change = useChangeSettings(id);
  const changeSlug = async (slug: string) => {
    const outcome = await change({ slug });
    if (outcome.ok) {
      // Links with the previous slug no longer work, so the viewer is read again.
      if (isOwn) await session.refresh().catch(() => {});
      invalidateAfter("user", environment);
    }
    return outcome;
  };
  return (
    <SavedTextField
      label="Profile address"
      isRequired
      spellCheck="false"
      autoComplete="off"
      describe={(value) => `${location.host}/u/${value.trim().toLowerCase() || "…"}. Links to the former address stop working.`}
      check={checkSlug}
      saved={slug}
      send={(value) => changeSlug(value.toLowerCase())}
    />
  );
}
