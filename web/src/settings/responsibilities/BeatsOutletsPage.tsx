import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { BeatsOutletsPageQuery } from "../../__generated__/BeatsOutletsPageQuery.graphql.ts";
import { NoSettings } from "../NoSettings.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { AddOutlet } from "./AddOutlet.tsx";
import { OutletList } from "./OutletList.tsx";
import { OwnBeats } from "./OwnBeats.tsx";

const query = graphql`
  query BeatsOutletsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    beats {
      id
      name
    }
    settings(slug: $slug) {
      id
      ...SettingsFrame_settings
      ...OwnBeats_settings
      ...OutletList_settings
    }
  }
`;

/** The person's beats and outlets (SETTINGS-09). */
export function BeatsOutletsPage({ queryRef }: { queryRef: PreloadedQuery<BeatsOutletsPageQuery> }) {
  const data = usePreloadedQuery<BeatsOutletsPageQuery>(query, queryRef);
  const { settings } = data;
  if (!settings) return <NoSettings />;
  const beatOptions = (data.beats ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <SettingsFrame settings={settings} tab="beats_outlets">
      <OwnBeats settings={settings} beatOptions={beatOptions} />
      <SettingsSection title="Outlets" className="mt-8">
        <OutletList settings={settings} beatOptions={beatOptions} />
        <AddOutlet settingsId={settings.id} />
      </SettingsSection>
    </SettingsFrame>
  );
}
