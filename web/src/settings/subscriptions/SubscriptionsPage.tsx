import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SubscriptionsPageQuery } from "../../__generated__/SubscriptionsPageQuery.graphql.ts";
import { NoSettings } from "../NoSettings.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { NewsletterSwitch } from "./NewsletterSwitch.tsx";

const query = graphql`
  query SubscriptionsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    settings(slug: $slug) {
      id
      ...SettingsFrame_settings
      newsletters {
        id
        ...NewsletterSwitch_newsletter
      }
    }
  }
`;

/** The person's newsletter subscriptions (SETTINGS-05). */
export function SubscriptionsPage({ queryRef }: { queryRef: PreloadedQuery<SubscriptionsPageQuery> }) {
  const { settings } = usePreloadedQuery<SubscriptionsPageQuery>(query, queryRef);
  if (!settings) return <NoSettings />;
  return (
    <SettingsFrame settings={settings} tab="subscriptions" intro="Sent to your account's e-mail address.">
      <ul className="divide-y divide-line">
        {(settings.newsletters ?? []).map((newsletter) => (
          <li key={newsletter.id} className="py-3 first:pt-0 last:pb-0">
            <NewsletterSwitch newsletter={newsletter} settingsId={settings.id} />
          </li>
        ))}
      </ul>
    </SettingsFrame>
  );
}
