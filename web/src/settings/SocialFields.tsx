import { graphql, useFragment } from "react-relay";
import type { SocialFields_settings$key } from "../__generated__/SocialFields_settings.graphql.ts";
import type { SocialFieldsMutation } from "../__generated__/SocialFieldsMutation.graphql.ts";
import { checkWebAddress } from "../lib/webAddress.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { getCurrentKey } from "./movedSettings.ts";
import { SavedTextField } from "./SavedFields.tsx";

/** The networks in display order, with their names in the input and in the list of profiles. */
const networks = [
  { field: "linkedin", network: "LINKEDIN", label: "LinkedIn" },
  { field: "x", network: "X", label: "X" },
  { field: "facebook", network: "FACEBOOK", label: "Facebook" },
  { field: "instagram", network: "INSTAGRAM", label: "Instagram" },
  { field: "youtube", network: "YOUTUBE", label: "YouTube" },
  { field: "tiktok", network: "TIKTOK", label: "TikTok" },
  { field: "website", network: "WEBSITE", label: "Website" },
] as const;

/** One address per network, each saved separately. */
export function SocialFields({ settings }: { settings: SocialFields_settings$key }) {
  const { id, socials } = useFragment(
    graphql`
      fragment SocialFields_settings on UserSettings @throwOnFieldError {
        id
        socials {
          network
          url
        }
      }
    `,
    settings,
  );
  const { run } = useFormMutation<SocialFieldsMutation>(graphql`
    mutation SocialFieldsMutation($input: UpdateSocialProfilesInput!) {
      updateSocialProfiles(input: $input) {
        settings {
          ...SocialFields_settings
          user {
            socials {
              network
              url
            }
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <div className="max-w-140 space-y-5">
      {networks.map(({ field, network, label }) => (
        <SavedTextField
          key={field}
          label={label}
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          check={checkWebAddress}
          saved={socials?.find((profile) => profile.network === network)?.url ?? ""}
          send={(value) => run({ variables: { input: { settingsId: getCurrentKey(id), [field]: value || null } } })}
        />
      ))}
    </div>
  );
}
