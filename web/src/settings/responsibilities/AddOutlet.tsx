import { graphql } from "react-relay";
import * as v from "valibot";
import type { AddOutletMutation } from "../../__generated__/AddOutletMutation.graphql.ts";
import { Form, SubmitButton } from "../../forms/Form.tsx";
import { webAddress } from "../../forms/rules.ts";
import { useForm } from "../../forms/useForm.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { TextField } from "../../ui/TextField.tsx";
import { sendWithCurrentId } from "../movedSettings.ts";

const outletSchema = v.object({ url: webAddress("Address") });
const start = { url: "" };

/** Adds the outlet with a given web address (API-110). */
export function AddOutlet({ settingsId }: { settingsId: string }) {
  const { run } = useFormMutation<AddOutletMutation>(graphql`
    mutation AddOutletMutation($input: AddOutletInput!) {
      addOutlet(input: $input) {
        settings {
          ...OutletList_settings
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: outletSchema,
    start,
    send: ({ url }, { idempotencyKey }) =>
      sendWithCurrentId(settingsId, (id) =>
        run({ variables: { input: { settingsId: id, url, idempotencyKey } }, write: "responsibility" }),
      ),
    onSaved: () => form.startOver(),
  });
  const { errorMessage, ...url } = form.field("url");

  return (
    <Form form={form} label="Add an outlet" className="mt-6 flex flex-wrap items-start gap-2">
      <TextField
        label="Add an outlet by its web address"
        name="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        className="min-w-60 flex-1"
        {...url}
        // Every refusal concerns the address.
        errorMessage={errorMessage ?? form.generalError}
      />
      <SubmitButton form={form} variant="secondary" className="mt-6.5">
        Add
      </SubmitButton>
    </Form>
  );
}
