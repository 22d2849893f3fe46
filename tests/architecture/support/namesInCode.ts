import type { ESTree } from "vite";
import { reportAt, type Source, statementsOf, visit } from "./sources.ts";

const upperCase = /^[A-Z][A-Z0-9_]*$/;
const otherTypes = new Set([
  "ArrayExpression",
  "ArrowFunctionExpression",
  "Literal",
  "NewExpression",
  "ObjectExpression",
  "TaggedTemplateExpression",
  "TemplateLiteral",
]);

/** The value of a constant without its type. */
function unwrap(value: ESTree.Expression): ESTree.Expression {
  return value.type === "TSAsExpression" || value.type === "TSSatisfiesExpression" ? unwrap(value.expression) : value;
}

/** Whether an expression is a number that does not change: a literal, another constant, a time, or computed from these. */
function isNumber(value: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (value.type === "Literal") return typeof value.value === "number";
  if (value.type === "UnaryExpression") return isNumber(value.argument);
  if (value.type === "BinaryExpression") return isNumber(value.left) && isNumber(value.right);
  if (value.type === "Identifier") return upperCase.test(value.name);
  const called = value.type === "CallExpression" ? value.callee : value;
  if (called.type !== "MemberExpression" || called.object.type !== "Identifier") return false;
  if (called.property.type !== "Identifier") return false;
  return /^(Date\.(parse|UTC)|Number\.M\w+)$/.test(`${called.object.name}.${called.property.name}`);
}

/** @returns module-level numbers that are not in upper case, and other module-level constants that are */
export function misnamedConstants(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    statementsOf(source).flatMap((statement) => {
      const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") return [];
      return declared.declarations.flatMap(({ id, init, start }) => {
        if (id.type !== "Identifier" || !init) return [];
        const value = unwrap(init);
        const isUpperCase = upperCase.test(id.name);
        if (isNumber(value) && value.type !== "Identifier")
          return isUpperCase ? [] : [reportAt(source, start, `${id.name} is a number and not in upper case`)];
        return isUpperCase && otherTypes.has(value.type) ? [reportAt(source, start, `${id.name} is not a number`)] : [];
      });
    }),
  );
}

/** @returns classes of errors whose name does not end with "Error" */
export function misnamedErrors(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    visit(source, {
      ClassDeclaration({ id, superClass, start }) {
        const isError = superClass?.type === "Identifier" && superClass.name.endsWith("Error");
        if (isError && id && !id.name.endsWith("Error")) found.push(reportAt(source, start, `${id.name} is an error`));
      },
    });
    return found;
  });
}
