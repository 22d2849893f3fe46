import type { Service } from "../lib/settings.ts";
import { loadScript } from "./loadScript.ts";

/** The data about a user that the support team sees (EXT-02). */
interface ChatUser {
  name: string | null;
  email: string | null;
  accountId: number | null;
  accountName: string | null;
  /** True when the user has any modules (EXT-03). */
  paying: boolean | null;
}

/** The chat's single function, with the interface introduced by Intercom. */
type Command = (...call: readonly unknown[]) => void;

declare global {
  interface Window {
    Intercom?: Command & { q?: (readonly unknown[])[] };
  }
}

const anonymous: ChatUser = { name: null, email: null, accountId: null, accountName: null, paying: null };

/**
 * The support chat of an installation. Calls are queued until its script has loaded and processes them.
 * @param load loads the script; tests pass their own
 */
export function createChat({ scriptUrl, id }: Service, load: (address: string) => void = loadScript) {
  let known: ChatUser | null = null;

  const call: Command = (...args) => {
    if (!window.Intercom) {
      const queue: (readonly unknown[])[] = [];
      window.Intercom = Object.assign((...waiting: readonly unknown[]) => void queue.push(waiting), { q: queue });
      load(scriptUrl);
    }
    window.Intercom(...args);
  };

  return {
    /** Sets the current user; null after a sign-out and for a guest, which clears the previous data. */
    identify(user: ChatUser | null): void {
      const next = user ?? anonymous;
      if (known && isSame(known, next)) return;
      // The next user must not see the previous user's conversation.
      const isLeaving = known !== null && known.email !== null && known.email !== next.email;
      if (isLeaving) call("shutdown");
      if (known === null || isLeaving) call("boot", { app_id: id, ...next });
      else call("update", next);
      known = next;
    },
    /** Opens a conversation with a prepared text. */
    open(text: string): void {
      call("showNewMessage", text);
    },
  };
}

function isSame(one: ChatUser, other: ChatUser): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
