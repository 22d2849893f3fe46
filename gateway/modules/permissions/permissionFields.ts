import type { Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { getActor } from "../session/viewer.ts";
import { decide, type Actor, type Permission, type Policy } from "./policy.ts";

/** The parent of every `permissions` object: the viewer, the subject and the rules. Each field is evaluated on demand. */
export interface PermissionsParent<TypeName extends string, Action extends string, Subject> {
  /** The GraphQL type, by which the interface InteractionPermissions is resolved. */
  readonly __typename: TypeName;
  readonly policy: Policy<Action, Subject>;
  readonly actor: Actor;
  readonly subject: Subject;
}

/** Creates the parent of a `permissions` object for the viewer and a subject. */
export const createPermissionsParent = <TypeName extends string, Action extends string, Subject>(
  context: Context,
  typeName: TypeName,
  policy: Policy<Action, Subject>,
  subject: NoInfer<Subject>,
): MaybePromise<PermissionsParent<TypeName, Action, Subject>> =>
  andThen(getActor(context), (actor) => ({ __typename: typeName, policy, actor, subject }));

/** Creates the resolver of one action's field. */
const createPermissionResolver =
  <Action extends string>(action: Action) =>
  <Subject>(parent: PermissionsParent<string, Action, Subject>): Permission =>
    decide(parent.policy[action], parent.actor, parent.subject);

/** Creates the resolvers of a type of permissions, with a field for each of these actions. */
export const createPermissionResolvers = <Action extends string>(...actions: readonly Action[]) =>
  Object.fromEntries(actions.map((action) => [action, createPermissionResolver(action)]));
