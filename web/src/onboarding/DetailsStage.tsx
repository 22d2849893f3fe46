import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DetailsStage_query$key } from "../__generated__/DetailsStage_query.graphql.ts";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { atMost, required } from "../posts/writing/rules.ts";
import { useChangeSettings } from "../settings/useChangeSettings.ts";
import { withDefaultZone } from "../settings/timeZones.ts";
import { useZoneOptions } from "../settings/useZoneOptions.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import { TextField } from "../ui/TextField.tsx";
import { StageForm, type Steps } from "./StageForm.tsx";

const maxNameLength = 80;
const maxJobLength = 120;
/** Stands for the default zone, and for no country. */
const none = "none";

interface Values {
  firstname: string;
  lastname: string;
  job: string;
  countryId: string;
  timezone: string;
}

const check = ({ firstname, lastname, job }: Values) => [
  ...required("firstname", "First name", firstname),
  ...atMost("firstname", "First name", firstname, maxNameLength),
  ...required("lastname", "Last name", lastname),
  ...atMost("lastname", "Last name", lastname, maxNameLength),
  ...atMost("job", "Job title", job, maxJobLength),
];

/** Name, job, country and time zone: the one stage that nobody skips. */
export function DetailsStage({ query, ...steps }: { query: DetailsStage_query$key } & Steps) {
  const data = useFragment(
    graphql`
      fragment DetailsStage_query on Query @argumentDefinitions(slug: { type: "String!" }) {
        countries {
          databaseId
          name
        }
        ...useZoneOptions_query
        settings(slug: $slug) {
          id
          firstname
          lastname
          job
          timezone
          country {
            databaseId
          }
        }
      }
    `,
    query,
  );
  const { settings, countries } = data;
  const zones = withDefaultZone(useZoneOptions(data), none, settings?.timezone);
  const change = useChangeSettings(settings?.id ?? "");
  const [start] = useState((): Values => ({
    firstname: settings?.firstname ?? "",
    lastname: settings?.lastname ?? "",
    job: settings?.job ?? "",
    countryId: settings?.country ? String(settings.country.databaseId) : none,
    timezone: settings?.timezone ?? none,
  }));
  const send = ({ firstname, lastname, job, countryId, timezone }: Values) =>
    change({
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      job: job.trim() || null,
      countryId: countryId === none ? null : Number(countryId),
      timezone: timezone === none ? null : timezone,
    });
  const form = useDraftForm({ start, draft: null, check, send, onSaved: steps.onNext });
  const { values, set, error } = form;
  const routes = (countries ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  return (
    <StageForm form={form} canSkip={false} {...steps}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="First name"
          isRequired
          value={values.firstname}
          onChange={(firstname) => set({ firstname })}
          errorMessage={error("firstname")}
        />
        <TextField
          label="Last name"
          isRequired
          value={values.lastname}
          onChange={(lastname) => set({ lastname })}
          errorMessage={error("lastname")}
        />
      </div>
      <TextField
        label="Job title"
        isRequired={false}
        value={values.job}
        onChange={(job) => set({ job })}
        errorMessage={error("job")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <SearchSelect
          label="Country"
          options={[{ id: none, label: "No country" }, ...routes]}
          value={values.countryId}
          onChange={(countryId) => set({ countryId })}
          errorMessage={error("countryId")}
        />
        <SearchSelect
          label="Timezone"
          options={zones}
          value={values.timezone}
          onChange={(timezone) => set({ timezone })}
          errorMessage={error("timezone")}
        />
      </div>
    </StageForm>
  );
}
