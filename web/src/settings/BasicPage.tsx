import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { BasicPageQuery } from "../__generated__/BasicPageQuery.graphql.ts";
import { BasicDetails } from "./BasicDetails.tsx";
import { NoSettings } from "./NoSettings.tsx";
import { SettingsFrame } from "./SettingsFrame.tsx";
import { useZoneOptions } from "./useZoneOptions.ts";

const query = graphql`
  query BasicPageQuery($slug: String!) @preloadable @throwOnFieldError {
    ...useZoneOptions_query
    countries {
      id
      name
    }
    settings(slug: $slug) {
      ...SettingsFrame_settings
      ...BasicDetails_settings
    }
  }
`;

/** The basic settings: picture, name, work, location and slug (SETTINGS-01). */
export function BasicPage({ queryRef }: { queryRef: PreloadedQuery<BasicPageQuery> }) {
  const data = usePreloadedQuery<BasicPageQuery>(query, queryRef);
  const { settings, countries } = data;
  const zones = useZoneOptions(data);
  if (!settings) return <NoSettings />;
  const options = (countries ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <SettingsFrame settings={settings} tab="basic" intro="Each field is saved as soon as you leave it.">
      <BasicDetails settings={settings} countries={options} zones={zones} />
    </SettingsFrame>
  );
}
