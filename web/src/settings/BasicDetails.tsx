import { graphql, useFragment } from "react-relay";
import type { BasicDetails_settings$key } from "../__generated__/BasicDetails_settings.graphql.ts";
import { updateSettingsAbout } from "../forms/generated/limits.ts";
import { requiredError } from "../lib/requiredError.ts";
import type { SelectOptions } from "../ui/selectOptions.ts";
import { AvatarField } from "./AvatarField.tsx";
import { OrganizationField } from "./OrganizationField.tsx";
import { ProfileAddressField } from "./ProfileAddressField.tsx";
import { SavedRadioGroup, SavedSelect, SavedTextArea, SavedTextField } from "./SavedFields.tsx";
import { addDefaultZone } from "./timeZones.ts";
import { useChangeSettings } from "./useChangeSettings.ts";

const none = "none";
const noCountry = { id: none, label: "No country" };
const views = [
  { id: "PUBLIC", label: "Public" },
  { id: "PRIVATE", label: "Private" },
] as const;
const viewNotes = {
  PUBLIC: "Everybody can read the profile.",
  PRIVATE: "Others only see your picture, name and job.",
};

interface BasicDetailsProps {
  settings: BasicDetails_settings$key;
  /** Ids are database ids. */
  countries: SelectOptions;
  zones: SelectOptions;
}

/** The fields of the basic settings, each saved separately. */
export function BasicDetails({ settings, countries, zones }: BasicDetailsProps) {
  const data = useFragment(
    graphql`
      fragment BasicDetails_settings on UserSettings {
        id
        isOwn
        firstName
        lastName
        jobTitle
        organization {
          name
        }
        about
        country {
          id
        }
        timezone
        view
        ...AvatarField_settings
        ...ProfileAddressField_settings
      }
    `,
    settings,
  );
  const change = useChangeSettings(data.id);
  const { isOwn, firstName, lastName, jobTitle, organization, about, country, timezone } = data;
  const view = data.view === "PRIVATE" ? "PRIVATE" : "PUBLIC";

  return (
    <div className="max-w-140 space-y-5">
      <AvatarField settings={data} />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <SavedTextField
          label="First name"
          autoComplete={isOwn ? "given-name" : "off"}
          isRequired
          check={(value) => (value === "" ? requiredError("First name") : null)}
          saved={firstName}
          send={(value) => change({ firstName: value })}
        />
        <SavedTextField
          label="Last name"
          autoComplete={isOwn ? "family-name" : "off"}
          isRequired
          check={(value) => (value === "" ? requiredError("Last name") : null)}
          saved={lastName}
          send={(value) => change({ lastName: value })}
        />
        <SavedTextField
          label="Job title"
          autoComplete={isOwn ? "organization-title" : "off"}
          saved={jobTitle ?? ""}
          send={(value) => change({ jobTitle: value || null })}
        />
        <OrganizationField saved={organization?.name ?? ""} send={change} />
      </div>
      <SavedTextArea
        label="About"
        maxLength={updateSettingsAbout.about}
        saved={about ?? ""}
        send={(value) => change({ about: value || null })}
      />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <SavedSelect
          label="Country"
          options={[noCountry, ...countries]}
          saved={country ? country.id : none}
          send={(id) => change({ countryId: id === none ? null : id })}
        />
        <SavedSelect
          label="Time zone"
          description="Times are shown in this zone."
          options={addDefaultZone(zones, none, timezone)}
          saved={timezone ?? none}
          send={(zone) => change({ timezone: zone === none ? null : zone })}
        />
      </div>
      <SavedRadioGroup
        label="Profile visibility"
        describe={(chosen) => viewNotes[chosen]}
        options={views}
        saved={view}
        send={(chosen) => change({ view: chosen })}
      />
      <ProfileAddressField settings={data} />
    </div>
  );
}
