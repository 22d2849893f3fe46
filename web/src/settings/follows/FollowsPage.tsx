import { graphql, type PreloadedQuery } from "react-relay";
import type { FollowsPageQuery } from "../../__generated__/FollowsPageQuery.graphql.ts";
import { usePage } from "../../loading/useReload.ts";
import { NoSettings } from "../NoSettings.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { CommunityFollows } from "./CommunityFollows.tsx";
import { FeedTypeSwitch } from "./FeedTypeSwitch.tsx";

const query = graphql`
  query FollowsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    settings(slug: $slug) {
      id
      ...SettingsFrame_settings
      ...CommunityFollows_settings
      feedTypeFollows {
        type
        ...FeedTypeSwitch_follow
      }
    }
  }
`;

/** The followed communities and types of content (SETTINGS-07). */
export function FollowsPage({ queryRef }: { queryRef: PreloadedQuery<FollowsPageQuery> }) {
  const [{ settings }, reload] = usePage<FollowsPageQuery>(query, queryRef);
  if (!settings) return <NoSettings />;
  return (
    <SettingsFrame
      settings={settings}
      tab="follows"
      intro="Your feed shows what you follow. Following is separate from joining: you keep following a community after leaving it."
    >
      <SettingsSection title="Types of content">
        <ul className="grid gap-x-8 tablet:grid-cols-2">
          {(settings.feedTypeFollows ?? []).map((follow) => (
            <li key={follow.type} className="border-b border-line py-1">
              <FeedTypeSwitch follow={follow} settingsId={settings.id} />
            </li>
          ))}
        </ul>
      </SettingsSection>
      <SettingsSection title="Communities" className="mt-8">
        <CommunityFollows settings={settings} reload={reload} />
      </SettingsSection>
    </SettingsFrame>
  );
}
