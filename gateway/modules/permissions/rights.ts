import type { Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { actorOf } from "../session/viewer.ts";
import { decide, type Actor, type Permission, type Policy } from "./policy.ts";

/** The parent of every `permissions` object: the viewer, the subject and the rules. Each field is evaluated on demand. */
export interface Rights<TypeName extends string, Action extends string, Subject> {
  /** The GraphQL type, by which the interface InteractionPermissions is resolved. */
  readonly __typename: TypeName;
  readonly policy: Policy<Action, Subject>;
  readonly actor: Actor;
  readonly subject: Subject;
}

/** The viewer's rights on the subject. */
export const rightsOf = <TypeName extends string, Action extends string, Subject>(
  context: Context,
  typeName: TypeName,
  policy: Policy<Action, Subject>,
  subject: NoInfer<Subject>,
): MaybePromise<Rights<TypeName, Action, Subject>> =>
  andThen(actorOf(context), (actor) => ({ __typename: typeName, policy, actor, subject }));

/** The resolver of one action's field. */
const right =
  <Action extends string>(action: Action) =>
  <Subject>(rights: Rights<string, Action, Subject>): Permission =>
    decide(rights.policy[action], rights.actor, rights.subject);

/** The resolvers of a type of permissions, with a field for each of these actions. */
export const rightFields = <Action extends string>(...actions: readonly Action[]) =>
  Object.fromEntries(actions.map((action) => [action, right(action)]));
