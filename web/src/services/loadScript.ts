import { whenIdle } from "./whenIdle.ts";

/** Adds a third party's script once the page is there. When it cannot be had, the page goes on without it. */
export function loadScript(address: string): void {
  whenIdle(() => {
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
