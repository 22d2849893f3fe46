import type { Context } from "../../context.ts";
import type { FieldNames } from "../../errors.ts";
import { change, type Input, type Payload } from "../mutation.ts";
import { decide, type Permission } from "../permissions/policy.ts";
import { changeWithDenialReason } from "../permissions/requirePermission.ts";
import { getActor } from "../session/viewer.ts";
import { users } from "../users/store.ts";
import { getSettingsFacts, settingsPolicy } from "./policy.ts";

/** Changed settings, by their current slug. */
export interface ChangedSettings {
  readonly slug: string;
}

/** The permission for changing a person's settings; null when the person does not exist. */
async function getSettingsPermission(context: Context, slug: string): Promise<Permission | null> {
  const [user, actor] = await Promise.all([users(context).get(slug), getActor(context)]);
  return user === null ? null : decide(settingsPolicy.change, actor, await getSettingsFacts(user, context));
}

/** Makes a change to a person's settings; a denial has the message of the permission for changing them. */
export const changeSettings = <Result>(context: Context, slug: string, make: () => Promise<Result>): Promise<Result> =>
  changeWithDenialReason(context, () => getSettingsPermission(context, slug), make);

/** Makes a change to the settings that an input names, and returns whose settings have changed. */
export function changeSettingsByInput(
  context: Context,
  input: Input & { readonly settingsId: string },
  make: (slug: string) => Promise<unknown>,
  names?: FieldNames,
): Promise<Payload<ChangedSettings>> {
  const slug = input.settingsId;
  const makeChange = async (): Promise<ChangedSettings> => {
    await changeSettings(context, slug, () => make(slug));
    return { slug };
  };
  return change(context, input, makeChange, names);
}
