import { Lock } from "lucide-react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SecurityPageQuery } from "../../__generated__/SecurityPageQuery.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoSettings } from "../NoSettings.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { SignInsSection } from "./SignInsSection.tsx";
import { TokensSection } from "./TokensSection.tsx";
import { TwoStepSection } from "./TwoStepSection.tsx";

const query = graphql`
  query SecurityPageQuery($slug: String!) @preloadable @throwOnFieldError {
    viewer {
      ...EmailSection_viewer
      ...TwoStepSection_viewer
      ...SignInsSection_viewer
      ...TokensSection_viewer
    }
    settings(slug: $slug) {
      isOwn
      ...SettingsFrame_settings
    }
  }
`;

/** Sign-in settings and active sessions (SETTINGS-02). Only the person can change them. */
export function SecurityPage({ queryRef }: { queryRef: PreloadedQuery<SecurityPageQuery> }) {
  const { settings, viewer } = usePreloadedQuery<SecurityPageQuery>(query, queryRef);
  if (!settings) return <NoSettings />;
  return (
    <SettingsFrame settings={settings} tab="security">
      {settings.isOwn ? (
        <>
          <EmailSection viewer={viewer} />
          <PasswordSection />
          <TwoStepSection viewer={viewer} />
          <SignInsSection viewer={viewer} />
          <TokensSection viewer={viewer} />
        </>
      ) : (
        <EmptyState icon={Lock} title="Not available" text="Only the account's owner can see and change how they sign in." />
      )}
    </SettingsFrame>
  );
}
