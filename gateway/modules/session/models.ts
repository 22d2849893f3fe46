import type { Beat, CurrentUser } from "../../rest/generated/contract.ts";

type UserFlags = "isReadOnly" | "isManaged" | "hasNotifications";

/** The current user; values that the REST API leaves null for a guest are empty or false here. */
export type ViewerModel = Omit<CurrentUser, "beats" | UserFlags> & { beats: readonly Beat[] } & { [Flag in UserFlags]: boolean };
export type AccountModel = NonNullable<CurrentUser["account"]>;
