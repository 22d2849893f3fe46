import { Kind, type DocumentNode } from "graphql";

/** How the values of an enum are spelled inside the gateway. */
export type Spelling = "camelCase" | "kebab-case" | "UPPER_CASE";

/** The spellings of enums by name; camelCase for those that are not listed. */
export type Spellings = Readonly<Record<string, Spelling>>;

const spell: Readonly<Record<Spelling, (name: string) => string>> = {
  camelCase: (name) => name.toLowerCase().replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()),
  "kebab-case": (name) => name.toLowerCase().replaceAll("_", "-"),
  UPPER_CASE: (name) => name,
};

/** The resolvers of all enums: the values inside the gateway, by their names in the schema. */
export const createEnumResolvers = (
  { definitions }: DocumentNode,
  spellings: Spellings,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    definitions
      .filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION)
      .map(({ name, values = [] }) => {
        const toValue = spell[spellings[name.value] ?? "camelCase"];
        return [name.value, Object.fromEntries(values.map((value) => [value.name.value, toValue(value.name.value)]))];
      }),
  );
