import { parseSync, type ESTree, type Plugin } from "vite";

/**
 * Functions of react-hook-form that this client never calls: its fields are controlled (src/forms/fieldBindings.ts), so that none is
 * registered, and valibot validates. They are properties of one object, so the bundler cannot see that they are unused. A call
 * would throw a TypeError.
 */
const unusedModules = [
  // Registered inputs: their events, values and states.
  "register",
  "unregister",
  "onChange",
  "setFieldValue",
  "setFieldValues",
  "_setValue",
  "setValue",
  "setFocus",
  "resetField",
  "getFieldState",
  "updateTouchAndDirty",
  "updateValidAndValue",
  "shouldRenderByError",
  "_updateDirtyFields",
  "getDirtyFields",
  "collectDirtyFieldNames",
  "_setDisabledField",
  // Lists of fields.
  "_setFieldArray",
  "_getFieldArray",
  // Validation without a schema, or of some fields alone.
  "executeBuiltInValidation",
  "executeSchemaAndUpdateState",
  "validateForm",
  "trigger",
  // Other ways of reading and subscribing.
  "watch",
  "subscribe",
  "getErrors",
  "_setErrors",
  "extractFormValues",
  "resetDefaultValues",
];

/** Functions that the library calls itself, but which only serve registered inputs and options that this client does not use. */
const noOps = [
  "_disableForm",
  "_removeUnmounted",
  "_focusError",
  // Whether all is valid or being validated.
  "_setValid",
  "_updateIsValidating",
  "_updateValidatingFields",
  // Errors that appear later, and values that are read from a promise.
  "cancelDelayedError",
  "cancelDelayedErrorTree",
  "_resetDefaultValues",
];

/** The functions of the module, and the constants of createFormControl(), which makes the functions of each form. */
function definitionsIn({ body }: ESTree.Program): (ESTree.Function | ESTree.VariableDeclaration)[] {
  return body.flatMap((statement) => {
    if (statement.type !== "FunctionDeclaration") return [];
    const made = statement.id?.name === "createFormControl" ? (statement.body?.body ?? []) : [];
    return [statement, ...made.filter((inner) => inner.type === "VariableDeclaration")];
  });
}

function getName(definition: ESTree.Function | ESTree.VariableDeclaration): string {
  const id = definition.type === "VariableDeclaration" ? definition.declarations[0]?.id : definition.id;
  return id?.type === "Identifier" ? id.name : "";
}

/** Removes the code of react-hook-form that the client never runs from the build. */
export function unusedForms(): Plugin {
  const replacements = new Map([
    ...unusedModules.map((name) => [name, "undefined"] as const),
    ...noOps.map((name) => [name, "() => {}"] as const),
  ]);
  const missing = new Set(replacements.keys());
  return {
    name: "pressroom:unused-forms",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/react-hook-form\/dist\/index\.esm\.mjs$/ },
      handler(code, id) {
        let output = code;
        // From the end, so that the positions of earlier definitions stay valid.
        for (const definition of definitionsIn(parseSync(id, code).program).toReversed()) {
          const name = getName(definition);
          const replacement = replacements.get(name);
          if (replacement === undefined) continue;
          missing.delete(name);
          output = `${output.slice(0, definition.start)}const ${name} = ${replacement};${output.slice(definition.end)}`;
        }
        return output;
      },
    },
    buildEnd(error) {
      const unknown = [...missing].join(", ");
      if (!error && unknown !== "") this.error(`react-hook-form no longer has ${unknown}: update web/build/unusedForms.ts.`);
    },
  };
}
