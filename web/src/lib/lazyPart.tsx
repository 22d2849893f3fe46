import { createContext, lazy, use, type ComponentType } from "react";
import { loadCode } from "./loadCode.ts";
import { newVersion, OutdatedError } from "./newVersion.ts";

/** One try to draw a part of the page; the next one loads again what failed. */
export interface Attempt {
  number: number;
}

export const PartAttempt = createContext<Attempt>({ number: 0 });

/**
 * A component whose code comes when it is first drawn. It belongs inside a `LoadedPart`, which shows something meanwhile
 * and keeps a failure to itself. When a newer version has been deployed, the page reloads once if nothing is unsaved.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const components = new WeakMap<Attempt, ComponentType<Props>>();
  let loaded: ComponentType<Props> | null = null;
  const start = async () => {
    try {
      loaded = await loadCode(load);
      return { default: loaded };
    } catch (error) {
      if (error instanceof OutdatedError && newVersion.claimReload()) return newVersion.reload();
      throw error;
    }
  };
  return function LazyPart(props: Props) {
    const attempt = use(PartAttempt);
    // The same component for as long as the attempt lasts, so that its state stays.
    const Part = components.get(attempt) ?? loaded ?? lazy(start);
    components.set(attempt, Part);
    return <Part {...props} />;
  };
}
