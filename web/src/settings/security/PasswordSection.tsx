import { useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import type { PasswordSectionMutation } from "../../__generated__/PasswordSectionMutation.graphql.ts";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { requiredError } from "../../ui/Field.tsx";
import { PasswordField } from "../../ui/TextField.tsx";
import { showToast } from "../../ui/Toaster.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { useRefusals } from "./useRefusals.ts";

/** A new password, by the one that holds. */
export function PasswordSection() {
  const [isChanging, setChanging] = useState(false);
  return (
    <SecuritySection
      title="Password"
      text="A new password signs you out everywhere else. Access tokens stay unless you revoke them as well."
    >
      {isChanging ? (
        <PasswordForm onDone={() => setChanging(false)} />
      ) : (
        <Button onPress={() => setChanging(true)}>Change password</Button>
      )}
    </SecuritySection>
  );
}

const empty = { currentPassword: "", password: "", passwordConfirmation: "" };

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { run, isRunning } = useMutationAction<PasswordSectionMutation>(
    graphql`
      mutation PasswordSectionMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          viewer {
            ...SignInsSection_viewer
            ...TokensSection_viewer
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const [values, setValues] = useState(empty);
  const [revokeAccessTokens, setRevoke] = useState(false);
  const { form, at, text, refuse, find } = useRefusals(Object.keys(empty));
  useUnsaved(values.password !== "");

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { currentPassword, password, passwordConfirmation } = values;
    const faults = {
      currentPassword: currentPassword === "" ? requiredError("Present password") : null,
      password: password === "" ? requiredError("New password") : null,
      passwordConfirmation: password === passwordConfirmation ? null : "Passwords do not match.",
    };
    if (find(faults) || isRunning) return;
    const outcome = await run({ variables: { input: { ...values, revokeAccessTokens } } });
    if (!outcome.ok) return refuse(outcome);
    showToast("success", "Your password has been changed.");
    onDone();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="max-w-100 space-y-4">
      {text && <ErrorNote text={text} />}
      <PasswordField
        label="Present password"
        name="currentPassword"
        autoComplete="current-password"
        value={values.currentPassword}
        onChange={(currentPassword) => setValues({ ...values, currentPassword })}
        errorMessage={at("currentPassword")}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        description="At least 8 characters. A few words you can remember are best."
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        errorMessage={at("password")}
      />
      <PasswordField
        label="New password once more"
        name="passwordConfirmation"
        autoComplete="new-password"
        value={values.passwordConfirmation}
        onChange={(passwordConfirmation) => setValues({ ...values, passwordConfirmation })}
        errorMessage={at("passwordConfirmation")}
      />
      <Checkbox isSelected={revokeAccessTokens} onChange={setRevoke}>
        Revoke my access tokens as well. Programs that use them will need new ones.
      </Checkbox>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={isRunning}>
          Change password
        </Button>
        <Button onPress={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
