import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as v from "valibot";
import type { DetailsStage_query$key } from "../__generated__/DetailsStage_query.graphql.ts";
import { CountryField } from "../forms/CountryField.tsx";
import { createUser } from "../forms/generated/limits.ts";
import { optionalId, optionalText, text } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { addDefaultZone } from "../settings/timeZones.ts";
import { useChangeSettings } from "../settings/useChangeSettings.ts";
import { useZoneOptions } from "../settings/useZoneOptions.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import { TextField } from "../ui/TextField.tsx";
import { StageForm, type StageNavigation } from "./StageForm.tsx";

/** The option value of the default zone. */
const defaultZone = "none";

const detailsSchema = v.object({
  firstName: text("First name", createUser.firstname),
  lastName: text("Last name", createUser.lastname),
  jobTitle: optionalText("Job title", createUser.jobTitle),
  countryId: optionalId,
  timezone: v.pipe(
    v.string(),
    v.transform((zone) => (zone === defaultZone ? null : zone)),
  ),
});

/** Name, job, country and time zone: the only stage that cannot be skipped. */
export function DetailsStage({ query, ...navigation }: { query: DetailsStage_query$key } & StageNavigation) {
  const data = useFragment(
    graphql`
      fragment DetailsStage_query on Query @argumentDefinitions(slug: { type: "String!" }) {
        countries {
          id
          name
        }
        ...useZoneOptions_query
        settings(slug: $slug) {
          id
          firstName
          lastName
          jobTitle
          timezone
          country {
            id
          }
        }
      }
    `,
    query,
  );
  const { settings, countries } = data;
  const zones = addDefaultZone(useZoneOptions(data), defaultZone, settings?.timezone);
  const change = useChangeSettings(settings?.id ?? "");
  const [start] = useState(() => ({
    firstName: settings?.firstName ?? "",
    lastName: settings?.lastName ?? "",
    jobTitle: settings?.jobTitle ?? "",
    countryId: settings?.country ? settings.country.id : "",
    timezone: settings?.timezone ?? defaultZone,
  }));
  const form = useForm({ schema: detailsSchema, start, send: change, onSaved: navigation.onNext });
  const countryOptions = (countries ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <StageForm form={form} canSkip={false} {...navigation}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="First name" isRequired {...form.field("firstName")} />
        <TextField label="Last name" isRequired {...form.field("lastName")} />
      </div>
      <TextField label="Job title" isRequired={false} {...form.field("jobTitle")} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <CountryField options={countryOptions} {...form.field("countryId")} />
        <SearchSelect label="Time zone" options={zones} {...form.field("timezone")} />
      </div>
    </StageForm>
  );
}
