import { whenIdle } from "../lib/whenIdle.ts";

/** Adds a third party's script once the page has loaded. If it fails to load, the page works without it. */
export function loadScript(address: string): void {
  whenIdle(() => {
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
