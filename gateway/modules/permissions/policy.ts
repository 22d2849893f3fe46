import type { DenialCode, Remedy } from "../../graph/generated/resolvers.ts";

/** The properties of the viewer that the rules check. */
export interface Actor {
  readonly authenticated: boolean;
  /** The person's id as an author; null for a guest. */
  readonly contactId: number | null;
  /** A platform admin: the role admin, not accountAdmin. */
  readonly isAdmin: boolean;
  /** Whether the person can read everything but write nothing. */
  readonly isReadOnly: boolean;
  /** Whether the person belongs to a brand or company account. */
  readonly hasAccount: boolean;
}

export interface DenialReason {
  readonly code: DenialCode;
  readonly message: string;
  /** What helps; omitted or null when nothing does. */
  readonly remedy?: Remedy | null;
}

export interface Permission {
  readonly allowed: boolean;
  /** The most specific reason first; empty when allowed. */
  readonly reasons: readonly DenialReason[];
}

/** One condition for an action, with the reason that is returned when it is not met. */
export interface Rule<Subject> extends DenialReason {
  /** True when this rule denies the action. */
  readonly denies: (actor: Actor, subject: Subject) => boolean;
  /** Reported alone, because the reasons after it would not help the user. */
  readonly final?: boolean;
}

/** The actions of a GraphQL type of permissions, which are its fields. */
export type ActionsOf<Permissions> = Exclude<keyof Permissions, "__typename">;

/**
 * The rules of one type of object: for each action the conditions that must be met, in the order in which reasons are returned.
 */
export type Policy<Action extends string, Subject> = Readonly<Record<Action, readonly Rule<Subject>[]>>;

const allowed: Permission = Object.freeze({ allowed: true, reasons: Object.freeze([]) });

/** Whether the actor may act on the subject, and every reason why not. */
export function decide<Subject>(rules: readonly Rule<Subject>[], actor: Actor, subject: Subject): Permission {
  let reasons: DenialReason[] | null = null;
  for (const rule of rules) {
    if (!rule.denies(actor, subject)) continue;
    if (rule.final === true) return { allowed: false, reasons: [rule] };
    reasons ??= [];
    reasons.push(rule);
  }
  return reasons === null ? allowed : { allowed: false, reasons };
}
