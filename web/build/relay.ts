import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

const generated = "__generated__";

/**
 * Replaces graphql tags by imports of Relay's artifacts. Only files of web/src with a tag are passed to Babel.
 * @param artifactDirectory where relay-compiler writes (relay.config.js), absolute
 */
export function relay(artifactDirectory: string) {
  const preset = defineRolldownBabelPreset({
    preset: () => ({ plugins: [["babel-plugin-relay", { eagerEsModules: true, artifactDirectory }]] }),
    rolldown: {
      filter: {
        id: { include: /\/web\/src\/.*\.tsx?$/, exclude: new RegExp(`/${generated}/`) },
        code: "graphql`",
      },
    },
  });
  return babel({ presets: [preset] });
}
