import type { Context } from "../../context.ts";
import { changeOrExplain } from "../permissions/permit.ts";
import { decide, type Permission } from "../permissions/policy.ts";
import { actorOf } from "../session/viewer.ts";
import { users } from "../users/store.ts";
import { settingsFacts, settingsPolicy } from "./policy.ts";

/** The permission for changing a person's settings; null when the person does not exist. */
async function settingsPermission(context: Context, slug: string): Promise<Permission | null> {
  const [user, actor] = await Promise.all([users(context).get(slug), actorOf(context)]);
  return user === null ? null : decide(settingsPolicy.change, actor, await settingsFacts(user, context));
}

/** Makes a change to a person's settings; a refusal has the message of the permission for changing them. */
export const changeSettings = <Result>(context: Context, slug: string, make: () => Promise<Result>): Promise<Result> =>
  changeOrExplain(context, () => settingsPermission(context, slug), make);
