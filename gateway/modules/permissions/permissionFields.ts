import { getNamedType, isObjectType, type GraphQLSchema } from "graphql";
import type { Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { getActor } from "../session/viewer.ts";
import { decide, type Actor, type Permission, type Policy } from "./policy.ts";

/** The parent of every `permissions` object. Each action is decided when its field is resolved. */
export interface PermissionsParent<TypeName extends string> {
  /** The GraphQL type, by which interfaces such as InteractionPermissions are resolved. */
  readonly __typename: TypeName;
  /** @throws Error for an action without rules */
  readonly decide: (action: string) => Permission;
}

/** The parent of a `permissions` object for an actor. */
export const toPermissionsParent = <TypeName extends string, Subject>(
  __typename: TypeName,
  policy: Policy<string, Subject>,
  actor: Actor,
  subject: NoInfer<Subject>,
): PermissionsParent<TypeName> => ({
  __typename,
  decide: (action) => {
    const rules = policy[action];
    if (rules === undefined) throw new Error(`No rules decide ${__typename}.${action}.`);
    return decide(rules, actor, subject);
  },
});

/** Creates the parent of a `permissions` object for the viewer and a subject. */
export const createPermissionsParent = <TypeName extends string, Subject>(
  context: Context,
  typeName: TypeName,
  policy: Policy<string, Subject>,
  subject: NoInfer<Subject>,
): MaybePromise<PermissionsParent<TypeName>> =>
  andThen(getActor(context), (actor) => toPermissionsParent(typeName, policy, actor, subject));

/** Creates the resolver of an object's `permissions` field whose rules check the object itself. */
export const createPermissionsResolver =
  <TypeName extends string, Subject>(typeName: TypeName, policy: Policy<string, Subject>) =>
  (subject: Subject, _arguments: object, context: Context): MaybePromise<PermissionsParent<TypeName>> =>
    createPermissionsParent(context, typeName, policy, subject);

/** Creates the resolver of one action's field. */
const createPermissionResolver =
  (action: string) =>
  (parent: PermissionsParent<string>): Permission =>
    parent.decide(action);

/** Adds the resolvers of all types of permissions: the field of an action is decided by the policy's rules for it. */
export function addResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith("Permissions")) continue;
    for (const field of Object.values(type.getFields()))
      if (getNamedType(field.type).name === "Permission") field.resolve ??= createPermissionResolver(field.name);
  }
}
