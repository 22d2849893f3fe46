import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { BasicDetails_settings$key } from "../__generated__/BasicDetails_settings.graphql.ts";
import { updateSettingsAbout } from "../forms/generated/limits.ts";
import { requiredError, slugFault } from "../lib/validators.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { session } from "../session/sessionState.ts";
import type { SelectOption } from "../ui/Select.tsx";
import { AvatarField } from "./AvatarField.tsx";
import { OrganizationField } from "./OrganizationField.tsx";
import { SavedArea } from "./SavedArea.tsx";
import { SavedChoice } from "./SavedChoice.tsx";
import { SavedRadio } from "./SavedRadio.tsx";
import { SavedText } from "./SavedText.tsx";
import { settingsPath } from "./settingsTabs.ts";
import { withDefaultZone } from "./timeZones.ts";
import { useChangeSettings } from "./useChangeSettings.ts";

const none = "none";
const noCountry = { id: none, label: "No country" };
const views = [
  { id: "PUBLIC", label: "Public" },
  { id: "PRIVATE", label: "Private" },
] as const;
const viewNotes = {
  PUBLIC: "Everybody can read the profile.",
  PRIVATE: "Others see the top of the profile only: picture, name and what you do.",
};

interface BasicDetailsProps {
  settings: BasicDetails_settings$key;
  /** Ids are database ids. */
  countries: readonly SelectOption<string>[];
  zones: readonly SelectOption<string>[];
}

/** The fields of the basic settings, each saved separately. */
export function BasicDetails({ settings, countries, zones }: BasicDetailsProps) {
  const data = useFragment(
    graphql`
      fragment BasicDetails_settings on UserSettings {
        id
        slug
        isOwn
        firstName
        lastName
        jobTitle
        organization {
          name
        }
        about
        country {
          databaseId
        }
        timezone
        view
        ...AvatarField_settings
      }
    `,
    settings,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const change = useChangeSettings(data.id);
  const { slug, isOwn, firstName, lastName, jobTitle, organization, about, country, timezone } = data;
  const view = data.view === "PRIVATE" ? "PRIVATE" : "PUBLIC";

  const moveTo = async (wanted: string) => {
    const outcome = await change({ slug: wanted });
    const present = outcome.ok ? outcome.response.updateSettings.settings?.slug : undefined;
    if (present !== undefined) {
      // Links with the former slug no longer work, so the viewer is read again.
      if (isOwn) await session.refresh().catch(() => {});
      invalidateAfter("user", environment);
      void navigate(settingsPath(present, "basic"), { replace: true });
    }
    return outcome;
  };

  return (
    <div className="max-w-140 space-y-5">
      <AvatarField settings={data} />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <SavedText
          label="First name"
          autoComplete={isOwn ? "given-name" : "off"}
          isRequired
          check={(value) => (value === "" ? requiredError("First name") : null)}
          saved={firstName}
          send={(value) => change({ firstName: value })}
        />
        <SavedText
          label="Last name"
          autoComplete={isOwn ? "family-name" : "off"}
          isRequired
          check={(value) => (value === "" ? requiredError("Last name") : null)}
          saved={lastName}
          send={(value) => change({ lastName: value })}
        />
        <SavedText
          label="Job title"
          autoComplete={isOwn ? "organization-title" : "off"}
          saved={jobTitle ?? ""}
          send={(value) => change({ jobTitle: value || null })}
        />
        <OrganizationField saved={organization?.name ?? ""} send={change} />
      </div>
      <SavedArea
        label="About"
        most={updateSettingsAbout.about}
        saved={about ?? ""}
        send={(value) => change({ about: value || null })}
      />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <SavedChoice
          label="Country"
          options={[noCountry, ...countries]}
          saved={country ? String(country.databaseId) : none}
          send={(id) => change({ countryId: id === none ? null : Number(id) })}
        />
        <SavedChoice
          label="Time zone"
          description="Times are shown in this zone."
          options={withDefaultZone(zones, none, timezone)}
          saved={timezone ?? none}
          send={(zone) => change({ timezone: zone === none ? null : zone })}
        />
      </div>
      <SavedRadio
        label="Profile visibility"
        describe={(chosen) => viewNotes[chosen]}
        options={views}
        saved={view}
        send={(chosen) => change({ view: chosen })}
      />
      <SavedText
        label="Profile address"
        isRequired
        spellCheck="false"
        autoComplete="off"
        describe={(value) => `${location.host}/u/${value.trim().toLowerCase() || "…"}. Links to the former address stop working.`}
        check={slugFault}
        saved={slug}
        send={(value) => moveTo(value.toLowerCase())}
      />
    </div>
  );
}
