import { reportAt, type Source, visit } from "./sources.ts";

const roles = /^(guest|journo|pr|expert|account_?admin|admin)$/i;
const roleNamed = /roles?\b/i;
const membership = new Set(["includes", "some", "every", "has", "indexOf", "find", "findIndex", "filter"]);

/**
 * @returns code that decides by a person's role: a comparison of a variable named role, a lookup in a list named roles, or a
 *   switch on a role. Permissions must come from the server (`permissions`).
 */
export function roleChecks(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    const textOf = ({ start, end }: { start: number; end: number }): string => source.text.slice(start, end);
    const isRole = (node: { type: string; start: number; end: number }): boolean =>
      node.type === "Literal" && roles.test(textOf(node).slice(1, -1));
    visit(source, {
      BinaryExpression({ left, right, operator, start }) {
        if (!/^[!=]==?$/.test(operator)) return;
        if ((isRole(left) && roleNamed.test(textOf(right))) || (isRole(right) && roleNamed.test(textOf(left))))
          found.push(reportAt(source, start, "compares a role"));
      },
      CallExpression({ callee, start }) {
        if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || !membership.has(callee.property.name))
          return;
        if (/roles$/i.test(textOf(callee.object))) found.push(reportAt(source, start, "searches for a role"));
      },
      SwitchStatement({ discriminant, start }) {
        if (/\brole$/i.test(textOf(discriminant))) found.push(reportAt(source, start, "switches on a role"));
      },
    });
    return found;
  });
}
