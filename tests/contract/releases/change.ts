/** A difference between two versions of a contract. */
export interface Change {
  /**
   * breaking: an existing client or REST API stops working; risky: one that assumes too much might, such as an enum value that it
   * does not know; safe: neither notices.
   */
  level: "breaking" | "risky" | "safe";
  /** One sentence for the changelog. */
  message: string;
  /** The clients that a breaking change affects: operations of the web client, examples, REST calls. */
  affects: readonly string[];
}

/** Compares changes in the order of the changelog. */
export const byLevel = (changes: readonly Change[], level: Change["level"]): Change[] =>
  changes.filter((change) => change.level === level);
