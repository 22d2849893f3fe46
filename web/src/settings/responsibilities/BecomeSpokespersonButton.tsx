import { Button } from "../../ui/Button.tsx";
import { useSetSpokesperson } from "./useSetSpokesperson.ts";

/** Makes the person a spokesperson of a company that they work for. */
export function BecomeSpokespersonButton({ settingsId, companyId }: { settingsId: string; companyId: string }) {
  const { run, isRunning } = useSetSpokesperson();
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
