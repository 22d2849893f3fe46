import { graphql, useFragment } from "react-relay";
import type { NotificationSettingRow_setting$key } from "../../__generated__/NotificationSettingRow_setting.graphql.ts";
import type { NotificationSettingRowMutation } from "../../__generated__/NotificationSettingRowMutation.graphql.ts";
import { useToggle } from "../../relay/useToggle.ts";
import { Switch } from "../../ui/Switch.tsx";
import { getCurrentKey } from "../movedSettings.ts";
import { saveInSequence } from "../useSavedField.ts";
import { notificationPhrases } from "./notificationPhrases.ts";

// The payload does not select the list: a response could undo another switch that was pressed after it.
const mutation = graphql`
  mutation NotificationSettingRowMutation($input: UpdateNotificationSettingInput!) {
    updateNotificationSetting(input: $input) {
      errors {
        ...mutation_error @relay(mask: false)
      }
    }
  }
`;

interface NotificationSettingRowProps {
  setting: NotificationSettingRow_setting$key;
  settingsId: string;
}

/** One kind of notification, with a switch for each of its two channels. */
export function NotificationSettingRow({ setting, settingsId }: NotificationSettingRowProps) {
  const { __id, kind, onSite, email } = useFragment(
    graphql`
      fragment NotificationSettingRow_setting on NotificationSetting {
        __id
        kind
        onSite
        email
      }
    `,
    setting,
  );
  const site = useToggle<NotificationSettingRowMutation>({
    mutation,
    id: `${__id}:onSite`,
    isOn: onSite,
    variables: (desired) => ({ input: { settingsId: getCurrentKey(settingsId), kind, onSite: desired } }),
    writeState: (store, desired) => store.get(__id)?.setValue(desired, "onSite"),
    inSequence: saveInSequence,
  });
  const mail = useToggle<NotificationSettingRowMutation>({
    mutation,
    id: `${__id}:email`,
    isOn: email,
    variables: (desired) => ({ input: { settingsId: getCurrentKey(settingsId), kind, email: desired } }),
    writeState: (store, desired) => store.get(__id)?.setValue(desired, "email"),
    inSequence: saveInSequence,
  });
  const phrase = notificationPhrases.get(kind);
  // Kinds from a newer gateway that this client does not know.
  if (phrase === undefined) return null;
  return (
    <tr>
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        {phrase}
      </th>
      <td>
        <Switch isOn={site.isOn} onChange={site.set} label={`On site: ${phrase}`} isLabelHidden className="justify-center" />
      </td>
      <td>
        <Switch isOn={mail.isOn} onChange={mail.set} label={`E-mail: ${phrase}`} isLabelHidden className="justify-center" />
      </td>
    </tr>
  );
}
