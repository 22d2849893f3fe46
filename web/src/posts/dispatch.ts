import type { ReactNode } from "react";

/** The fields of a fragment on a union that hold one member each: its aliased spreads. */
type Member<Data> = Exclude<keyof Data, ` $${string}` | "__typename">;

/** One function per member of a union; a forgotten member does not compile. */
export type Renderers<Data> = {
  readonly [Name in Member<Data>]: (value: NonNullable<Data[Name]>) => ReactNode;
};

/**
 * Renders what a fragment on a union has read by the function of its type.
 *
 *     fragment PostView_post on Post {
 *       ...JobView_job @alias(as: "job")
 *       ...EventView_event @alias(as: "event")
 *     }
 *
 * @returns undefined when the type came into being after this client
 */
export function render<Data extends object>(renderers: Renderers<Data>, data: Data): ReactNode | undefined {
  for (const name of Object.keys(renderers)) {
    if (isMember(renderers, name)) {
      const value = data[name];
      if (value) return renderers[name](value);
    }
  }
  return undefined;
}

function isMember<Data>(renderers: Renderers<Data>, name: PropertyKey): name is Member<Data> {
  return Object.hasOwn(renderers, name);
}
