import type { PasswordRecoveryPageQuery$variables } from "../__generated__/PasswordRecoveryPageQuery.graphql.ts";

/** The user and the code of a mailed link; an id too large for any user counts as none. */
export function recoveryVariables({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>;
}): PasswordRecoveryPageQuery$variables {
  const id = params["id"] ?? "";
  return { userId: /^\d{1,9}$/.test(id) ? Number(id) : 0, code: params["code"] ?? "" };
}
