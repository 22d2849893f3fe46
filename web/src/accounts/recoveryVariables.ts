import type { PasswordRecoveryPageQuery$variables } from "../__generated__/PasswordRecoveryPageQuery.graphql.ts";
import { parseDatabaseId } from "../lib/databaseId.ts";

/** The user id and code of an e-mailed link. */
export function recoveryVariables({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>;
}): PasswordRecoveryPageQuery$variables {
  return { databaseId: parseDatabaseId(params["id"]), code: params["code"] ?? "" };
}
