import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { NotificationSettingsPageQuery } from "../../__generated__/NotificationSettingsPageQuery.graphql.ts";
import { NoSettings } from "../NoSettings.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { NotificationSettingRow } from "./NotificationSettingRow.tsx";

const query = graphql`
  query NotificationSettingsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    settings(slug: $slug) {
      id
      ...SettingsFrame_settings
      notificationSettings {
        kind
        ...NotificationSettingRow_setting
      }
    }
  }
`;

/** The channels for each kind of notification (SETTINGS-06). */
export function NotificationSettingsPage({ queryRef }: { queryRef: PreloadedQuery<NotificationSettingsPageQuery> }) {
  const { settings } = usePreloadedQuery<NotificationSettingsPageQuery>(query, queryRef);
  if (!settings) return <NoSettings />;
  return (
    <SettingsFrame settings={settings} tab="notifications" intro="Choose what you are notified about here and by e-mail.">
      <table className="w-full text-14">
        <thead>
          <tr className="border-b border-line text-start text-13 text-muted">
            <th scope="col" className="pb-2 text-start font-medium">
              When somebody
            </th>
            <th scope="col" className="w-20 pb-2 text-center font-medium">
              On site
            </th>
            <th scope="col" className="w-20 pb-2 text-center font-medium">
              E-mail
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {(settings.notificationSettings ?? []).map((setting) => (
            <NotificationSettingRow key={setting.kind} setting={setting} settingsId={settings.id} />
          ))}
        </tbody>
      </table>
    </SettingsFrame>
  );
}
