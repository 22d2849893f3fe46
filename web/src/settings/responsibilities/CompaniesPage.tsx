import { graphql, type PreloadedQuery } from "react-relay";
import type { CompaniesPageQuery } from "../../__generated__/CompaniesPageQuery.graphql.ts";
import { usePage } from "../../loading/useReload.ts";
import { NoSettings } from "../NoSettings.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { CompanyLists } from "./CompanyLists.tsx";
import { JoinRequests } from "./JoinRequests.tsx";

const query = graphql`
  query CompaniesPageQuery($slug: String!) @preloadable @throwOnFieldError {
    beats {
      id
      name
    }
    viewer {
      ...JoinRequests_viewer
    }
    settings(slug: $slug) {
      isOwn
      ...SettingsFrame_settings
      ...CompanyLists_settings
    }
  }
`;

/** The companies that the person works for or represents as spokesperson (SETTINGS-08). */
export function CompaniesPage({ queryRef }: { queryRef: PreloadedQuery<CompaniesPageQuery> }) {
  const [data, reload] = usePage<CompaniesPageQuery>(query, queryRef);
  const { settings, viewer } = data;
  if (!settings) return <NoSettings />;
  const beatOptions = (data.beats ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <SettingsFrame settings={settings} tab="companies">
      {settings.isOwn && <JoinRequests viewer={viewer} onOutdated={reload.reload} />}
      <CompanyLists settings={settings} beatOptions={beatOptions} />
    </SettingsFrame>
  );
}
