/** What Babel tells about a piece of code, as far as it is read here. */
interface Path {
  readonly node: { readonly type: string; readonly tag?: { readonly type: string; readonly name?: string } };
}

/** Leaves GraphQL documents as they are: the Relay compiler has checked them, and an empty one cannot be compiled. */
const ignorer = {
  shouldIgnore: ({ node: { type, tag } }: Path): string | undefined =>
    type === "TaggedTemplateExpression" && tag?.name === "graphql" ? "The Relay compiler checks GraphQL documents." : undefined,
};

/** Stryker loads this module as a plugin. */
export const strykerPlugins = [{ kind: "Ignore", name: "graphql", value: ignorer }];
