import { commitLocalUpdate, type Environment } from "relay-runtime";

/** Shows or hides the indicator of new notifications. @param viewerId global */
export function setHasNotifications(environment: Environment, viewerId: string, hasNotifications: boolean): void {
  commitLocalUpdate(environment, (store) => void store.get(viewerId)?.setValue(hasNotifications, "hasNotifications"));
}
