import { graphql, type PreloadedQuery } from "react-relay";
import type { ContactsPageQuery } from "../__generated__/ContactsPageQuery.graphql.ts";
import { usePage } from "../loading/useReload.ts";
import { ContactFields } from "./ContactFields.tsx";
import { GeneratedText } from "./GeneratedText.tsx";
import { NoSettings } from "./NoSettings.tsx";
import { SettingsFrame } from "./SettingsFrame.tsx";

const query = graphql`
  query ContactsPageQuery($slug: String!) @preloadable @throwOnFieldError {
    settings(slug: $slug) {
      ...SettingsFrame_settings
      ...ContactFields_settings
      ...GeneratedText_settings
    }
  }
`;

/** Contact details, and a generated text about the person (SETTINGS-03). */
export function ContactsPage({ queryRef }: { queryRef: PreloadedQuery<ContactsPageQuery> }) {
  const [{ settings }, reload] = usePage<ContactsPageQuery>(query, queryRef);
  if (!settings) return <NoSettings />;
  return (
    <SettingsFrame
      settings={settings}
      tab="contacts"
      intro="These details are shown on the profile. Each field is saved as soon as you leave it."
    >
      <div className="max-w-140 space-y-8">
        <ContactFields settings={settings} />
        <GeneratedText settings={settings} reload={reload} />
      </div>
    </SettingsFrame>
  );
}
