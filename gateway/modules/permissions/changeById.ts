import type { Context } from "../../context.ts";
import type { change, Input, Payload } from "../mutation.ts";
import type { Store } from "../store.ts";
import type { Policy } from "./policy.ts";
import { requirePermission } from "./requirePermission.ts";

/** A changed object; it is read again only if the payload selects it. */
export interface ObjectRef {
  readonly id: number;
}

/**
 * Creates a function that makes a change which requires one permission on the object with the given id.
 * @param makeChange `change`, or a variant with names of fields
 */
export const createChangeById =
  <Facts, Subject extends Facts, Action extends string>(
    makeChange: typeof change,
    store: (context: Context) => Store<number, Subject>,
    policy: Policy<Action, Facts>,
  ) =>
  (
    context: Context,
    input: Input,
    id: number,
    action: Action,
    make: (id: number) => Promise<unknown>,
  ): Promise<Payload<ObjectRef>> =>
    makeChange(context, input, async () => {
      await requirePermission(context, store(context).get(id), policy, action);
      await make(id);
      return { id };
    });
