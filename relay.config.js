/** Configuration of relay-compiler; `npm run generate` runs it. */
const config = {
  language: "typescript",
  src: "./web/src",
  schema: "./schema.graphql",
  artifactDirectory: "./web/src/__generated__",
  excludes: ["**/node_modules/**", "**/__generated__/**"],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  requireCustomScalarTypes: true,
  customScalarTypes: { DateTime: "string", HTML: "string", URL: "string" },
  persistConfig: { file: "./web/src/__generated__/persisted.json", algorithm: "SHA256" },
};

// relay-compiler loads this file with require(), which takes the export of this name as the module's value.
export { config as "module.exports" };
