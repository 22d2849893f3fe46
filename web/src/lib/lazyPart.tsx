import { createContext, lazy, use, type ComponentType } from "react";
import { loadCurrentCode } from "./loadCode.ts";

/** One attempt to render a part of the page; the next attempt loads failed code again. */
interface Attempt {
  number: number;
}

export const PartAttempt = createContext<Attempt>({ number: 0 });

/**
 * A component whose code loads on its first render. Use it inside a `LoadedPart`, which shows a fallback and contains failures.
 * When a newer version has been deployed, the page reloads once if nothing is unsaved.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const components = new WeakMap<Attempt, ComponentType<Props>>();
  let loaded: ComponentType<Props> | null = null;
  const start = async () => {
    loaded = await loadCurrentCode(load);
    return { default: loaded };
  };
  return function LazyPart(props: Props) {
    const attempt = use(PartAttempt);
    // Use the same component throughout an attempt, so that its state is kept.
    const Part = components.get(attempt) ?? loaded ?? lazy(start);
    components.set(attempt, Part);
    return <Part {...props} />;
  };
}
