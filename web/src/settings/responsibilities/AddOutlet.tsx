import { useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import type { AddOutletMutation } from "../../__generated__/AddOutletMutation.graphql.ts";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { webAddressFault } from "../../lib/webAddress.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { requiredError } from "../../ui/Field.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** Adds the outlet that lives at an address (API-110). */
export function AddOutlet({ settingsId }: { settingsId: string }) {
  const { run, isRunning } = useMutationAction<AddOutletMutation>(
    graphql`
      mutation AddOutletMutation($input: AddOutletInput!) {
        addOutlet(input: $input) {
          settings {
            ...OutletList_settings
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
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string | null>(null);
  useUnsaved(url !== "");

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fault = url.trim() === "" ? requiredError("Address") : webAddressFault(url.trim());
    setError(fault);
    if (fault !== null || isRunning) return;
    const input = { settingsId, url: url.trim(), idempotencyKey: crypto.randomUUID() };
    const outcome = await run({ variables: { input } });
    if (outcome.ok) setUrl("");
    // Whatever is refused, the address is what it is about.
    else setError(outcome.text);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 flex flex-wrap items-start gap-2">
      <TextField
        label="Add an outlet by its address"
        name="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={url}
        onChange={setUrl}
        errorMessage={error}
        className="min-w-60 flex-1"
      />
      <Button type="submit" isPending={isRunning} className="mt-6.5">
        Add
      </Button>
    </form>
  );
}
