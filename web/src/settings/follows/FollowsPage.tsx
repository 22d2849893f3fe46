import { graphql, type PreloadedQuery } from "react-relay";
import type { FollowsPageQuery } from "../../__generated__/FollowsPageQuery.graphql.ts";
import { usePage } from "../../loading/useReload.ts";
import { NoSettings } from "../NoSettings.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
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
      <section aria-labelledby="follows-types">
        <h3 id="follows-types" className="mb-1 text-15 font-semibold">
          Types of content
        </h3>
        <ul className="grid gap-x-8 tablet:grid-cols-2">
          {(settings.feedTypeFollows ?? []).map((follow) => (
            <li key={follow.type} className="border-b border-line py-1">
              <FeedTypeSwitch follow={follow} settingsId={settings.id} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="follows-communities" className="mt-8">
        <h3 id="follows-communities" className="mb-1 text-15 font-semibold">
          Communities
        </h3>
        <CommunityFollows settings={settings} reload={reload} />
      </section>
    </SettingsFrame>
  );
}
