import { getNamedType, isObjectType, type GraphQLSchema } from "graphql";
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

/** Creates the resolver of an object's `permissions` field whose rules check the object itself. */
export const createPermissionsResolver =
  <TypeName extends string, Action extends string, Subject>(typeName: TypeName, policy: Policy<Action, Subject>) =>
  (subject: Subject, _arguments: object, context: Context): MaybePromise<PermissionsParent<TypeName, Action, Subject>> =>
    createPermissionsParent(context, typeName, policy, subject);

/** Creates the resolver of one action's field. */
const createPermissionResolver =
  (action: string) =>
  ({ __typename, policy, actor, subject }: PermissionsParent<string, string, unknown>): Permission => {
    const rules = policy[action];
    if (rules === undefined) throw new Error(`No rules decide ${__typename}.${action}.`);
    return decide(rules, actor, subject);
  };

/** Adds the resolvers of all types of permissions: the field of an action is decided by the policy's rules for it. */
export function addResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith("Permissions")) continue;
    for (const field of Object.values(type.getFields()))
      if (getNamedType(field.type).name === "Permission") field.resolve ??= createPermissionResolver(field.name);
  }
}
