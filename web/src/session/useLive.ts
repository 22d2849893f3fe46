import { useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { OperationType } from "relay-runtime";
import { listen, type ListenOptions } from "../relay/listen.ts";
import { useSession } from "./useSession.ts";

/**
 * Listens to a subscription while a user is signed in.
 * @param isOn false pauses the subscription
 */
export function useLive<Operation extends OperationType>(listening: ListenOptions<Operation>, isOn = true): void {
  const environment = useRelayEnvironment();
  const { phase } = useSession();
  const listens = isOn && phase === "signedIn";
  const [variables, setVariables] = useState(listening.variables);
  if (JSON.stringify(variables) !== JSON.stringify(listening.variables)) setVariables(listening.variables);
  const present = useEffectEvent(() => listening);

  useEffect(() => {
    if (!listens) return;
    const listener = listen<Operation>(environment, {
      ...present(),
      variables,
      onEvent: (response) => present().onEvent?.(response),
      onMissed: (event) => present().onMissed(event),
    });
    return () => listener.dispose();
  }, [environment, listens, variables]);
}
