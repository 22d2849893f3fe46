import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { MailSettingPageMutation } from "../../__generated__/MailSettingPageMutation.graphql.ts";
import type { MailSettingPageQuery } from "../../__generated__/MailSettingPageQuery.graphql.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { notificationPhrases } from "./notificationPhrases.ts";
import { InvalidUnsubscribeLink, UnsubscribeCard } from "./UnsubscribeCard.tsx";

const query = graphql`
  query MailSettingPageQuery($token: String!) @preloadable @throwOnFieldError {
    mailSetting(token: $token) {
      token
      email
      notification
      newsletter
      isOn
    }
  }
`;

/**
 * The target of the unsubscribe link in a notification e-mail or newsletter; needs no sign-in. Opening it changes nothing,
 * because mail programs open links automatically to check them.
 */
export function MailSettingPage({ queryRef }: { queryRef: PreloadedQuery<MailSettingPageQuery> }) {
  const { mailSetting } = usePreloadedQuery<MailSettingPageQuery>(query, queryRef);
  return mailSetting ? <Setting key={mailSetting.token} setting={mailSetting} /> : <InvalidUnsubscribeLink />;
}

type MailSetting = NonNullable<MailSettingPageQuery["response"]["mailSetting"]>;

function Setting({ setting: { token, email, notification, newsletter, isOn } }: { setting: MailSetting }) {
  const { run, isRunning } = useFormMutation<MailSettingPageMutation>(graphql`
    mutation MailSettingPageMutation($input: SetMailSettingInput!) {
      setMailSetting(input: $input) {
        setting {
          isOn
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const phrase = notificationPhrases.get(notification ?? "");
  const start = newsletter === null ? "When somebody" : "The newsletter";
  return (
    <UnsubscribeCard
      wasSubscribed={isOn}
      send={(desired) => run({ variables: { input: { token, isOn: desired } }, write: "mailSetting" })}
      isRunning={isRunning}
    >
      {(isSubscribed) => (
        <>
          {start} <strong>{newsletter ?? phrase ?? "does something"}</strong>
          {newsletter === null && ", an e-mail"} {isSubscribed ? "is sent" : "is no longer sent"} to <strong>{email}</strong>.
        </>
      )}
    </UnsubscribeCard>
  );
}
