import type { Node } from "typescript/unstable/ast";
import { isTaggedTemplateExpression } from "typescript/unstable/ast/is";
import {
  API,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Program,
  type Project,
  type Symbol,
  type Type,
} from "typescript/unstable/sync";

/** The permitted values of a column, from a TypeScript type: one of several alternatives. */
export type Shape = readonly Alternative[];

/** One kind of permitted values. */
export type Alternative =
  | { readonly kind: "null" | "string" | "number" | "boolean" | "Date" | "Uint8Array" | "unknown" }
  /** A type parameter: the shape is that of the query in the template. */
  | { readonly kind: "parameter" }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "array"; readonly items: Shape }
  | { readonly kind: "object"; readonly fields: Readonly<Record<string, Field>> };

interface Field {
  readonly shape: Shape;
  readonly isOptional: boolean;
}

/** A template with a declared type, such as sql<Row>`select ...`. */
export interface TypedQuery {
  /** Start and end of the tag and its type in the file. */
  readonly start: number;
  readonly end: number;
  /** Line of the tag, counted from 1. */
  readonly line: number;
  readonly shape: Shape;
}

const config = `${import.meta.dirname}/tsconfig.json`;

const primitives: readonly (readonly [flag: TypeFlags, kind: "null" | "string" | "number" | "boolean" | "unknown"])[] = [
  [TypeFlags.Null, "null"],
  [TypeFlags.String, "string"],
  [TypeFlags.Number, "number"],
  [TypeFlags.Boolean, "boolean"],
  [TypeFlags.Unknown, "unknown"],
];

/** Finds the row types that are declared for queries, with the compiler. */
export class RowTypes {
  readonly #api = new API({ cwd: import.meta.dirname });
  readonly #program: Program;
  readonly #checker: Checker;

  constructor() {
    const [project] = this.#api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (project === undefined) throw new Error(`The compiler could not open ${config}.`);
    ({ program: this.#program, checker: this.#checker } = project satisfies Project);
  }

  close(): void {
    this.#api.close();
  }

  /** @returns the templates of a file whose tag is `sql` with a type, in order; none for a file that the upstream does not import */
  queriesIn(path: string): TypedQuery[] {
    const file = this.#program.getSourceFile(path);
    const queries: TypedQuery[] = [];
    const visit = (node: Node): void => {
      if (isTaggedTemplateExpression(node) && node.typeArguments !== undefined && node.tag.getText() === "sql") {
        const [row] = node.typeArguments;
        const type = row && this.#checker.getTypeFromTypeNode(row);
        if (type === undefined) throw new Error(`${path} has a query without a type.`);
        const start = node.tag.getStart();
        const line = node.getSourceFile().text.slice(0, start).split("\n").length;
        queries.push({ start, end: node.template.getStart(), line, shape: this.#shapeOf(type) });
      }
      node.forEachChild(visit);
    };
    file?.forEachChild(visit);
    return queries;
  }

  #shapeOf(type: Type): Shape {
    return type.isUnionType()
      ? (type.getTypes() ?? []).map((member) => this.#alternativeOf(member))
      : [this.#alternativeOf(type)];
  }

  #alternativeOf(type: Type): Alternative {
    if (type.isLiteralType()) {
      const { value } = type;
      if (typeof value === "bigint") throw new Error("The database returns no bigint.");
      return { kind: "literal", value };
    }
    const primitive = primitives.find(([flag]) => (type.flags & flag) !== 0);
    if (primitive !== undefined) return { kind: primitive[1] };
    if (type.isTypeParameter()) return { kind: "parameter" };
    const name = type.getSymbol()?.name;
    if (name === "Date" || name === "Uint8Array") return { kind: name };
    if (this.#checker.isArrayLikeType(type) && type.isTypeReference()) {
      const [items] = this.#checker.getTypeArguments(type);
      if (items !== undefined) return { kind: "array", items: this.#shapeOf(items) };
    }
    const properties = this.#checker.getPropertiesOfType(type);
    return { kind: "object", fields: Object.fromEntries(properties.map((property) => [property.name, this.#fieldOf(property)])) };
  }

  #fieldOf(property: Symbol): Field {
    const type = this.#checker.getTypeOfSymbol(property);
    if (type === undefined) throw new Error(`The property ${property.name} has no type.`);
    return { shape: this.#shapeOf(type), isOptional: (property.flags & SymbolFlags.Optional) !== 0 };
  }
}
