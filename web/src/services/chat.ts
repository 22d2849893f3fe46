import type { Service } from "../lib/settings.ts";
import { loadScript } from "./loadScript.ts";

/** What the support's people see of whoever writes to them (EXT-02). */
export interface ChatUser {
  name: string | null;
  email: string | null;
  accountId: number | null;
  accountName: string | null;
  /** True when the user has any modules (EXT-03). */
  paying: boolean | null;
}

/** The chat's one function, in the form that Intercom made common. */
type Command = (...call: readonly unknown[]) => void;

declare global {
  interface Window {
    Intercom?: Command & { q?: (readonly unknown[])[] };
  }
}

const nobody: ChatUser = { name: null, email: null, accountId: null, accountName: null, paying: null };

/**
 * The support chat of an installation. Calls made before its script is there wait in a queue, which the
 * script works off.
 * @param load gets the script; tests bring their own
 */
export function createChat({ scriptUrl, id }: Service, load: (address: string) => void = loadScript) {
  let known: ChatUser | null = null;

  const call: Command = (...words) => {
    if (!window.Intercom) {
      const queue: (readonly unknown[])[] = [];
      window.Intercom = Object.assign((...waiting: readonly unknown[]) => void queue.push(waiting), { q: queue });
      load(scriptUrl);
    }
    window.Intercom(...words);
  };

  return {
    /** Tells who is there; null after a sign-out and for a guest, which empties what was told before. */
    identify(user: ChatUser | null): void {
      const told = user ?? nobody;
      if (known && isSame(known, told)) return;
      // What one person wrote is not for the next to read.
      const isLeaving = known !== null && known.email !== null && known.email !== told.email;
      if (isLeaving) call("shutdown");
      if (known === null || isLeaving) call("boot", { app_id: id, ...told });
      else call("update", told);
      known = told;
    },
    /** Opens a conversation with a text that is ready to be sent. */
    open(text: string): void {
      call("showNewMessage", text);
    },
  };
}

function isSame(one: ChatUser, other: ChatUser): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
