import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SocialPageQuery } from "../__generated__/SocialPageQuery.graphql.ts";
import { NoSettings } from "./NoSettings.tsx";
import { SettingsFrame } from "./SettingsFrame.tsx";
import { SocialFields } from "./SocialFields.tsx";

const query = graphql`
  query SocialPageQuery($slug: String!) @preloadable @throwOnFieldError {
    settings(slug: $slug) {
      ...SettingsFrame_settings
      ...SocialFields_settings
    }
  }
`;

/** The person's profiles on other sites (SETTINGS-04). */
export function SocialPage({ queryRef }: { queryRef: PreloadedQuery<SocialPageQuery> }) {
  const { settings } = usePreloadedQuery<SocialPageQuery>(query, queryRef);
  if (!settings) return <NoSettings />;
  return (
    <SettingsFrame
      settings={settings}
      tab="social"
      intro="Links to other profiles, shown on the profile. Each field is saved as soon as you leave it."
    >
      <SocialFields settings={settings} />
    </SettingsFrame>
  );
}
