import { graphql } from "react-relay";
import type { SpeakButtonMutation } from "../../__generated__/SpeakButtonMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";

/** Makes one a spokesperson of a company that one works for. */
export function SpeakButton({ settingsId, companyId }: { settingsId: string; companyId: number }) {
  const { run, isRunning } = useMutationAction<SpeakButtonMutation>(graphql`
    mutation SpeakButtonMutation($input: SetSpokespersonInput!) {
      setSpokesperson(input: $input) {
        settings {
          ...CompanyLists_settings
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  return (
    <Button
      size="small"
      isPending={isRunning}
      onPress={() => void run({ variables: { input: { settingsId, companyId, speaks: true } } })}
    >
      Become spokesperson
    </Button>
  );
}
