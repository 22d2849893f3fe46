import {
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from "graphql";

/** An argument or an input field of the schema. */
export interface SchemaInput {
  /** Such as "Query.cat(databaseId:)" or "CatInput.img". */
  name: string;
  /** The name of the argument or input field. */
  key: string;
  value: GraphQLArgument | GraphQLInputField;
  isQuery: boolean;
}

/** @returns all arguments and input fields of the schema */
export function inputsOf(schema: GraphQLSchema): SchemaInput[] {
  return Object.values(schema.getTypeMap()).flatMap((type): SchemaInput[] => {
    if (isIntrospectionType(type)) return [];
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((value) => ({
        name: `${type.name}.${value.name}`,
        key: value.name,
        value,
        isQuery: false,
      }));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((value) => ({
        name: `${type.name}.${field.name}(${value.name}:)`,
        key: value.name,
        value,
        isQuery: type === schema.getQueryType(),
      })),
    );
  });
}
