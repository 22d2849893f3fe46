import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useTypedSearch } from "../lib/useTypedSearch.ts";
import { SEARCH_PAUSE, type Mentionable, type SearchMentions } from "./mentionable.ts";

/** A name that is being typed after @. */
interface TypedMention {
  /** The index of the @ in the text. */
  at: number;
  query: string;
}

/** An @ at the beginning of a word, and the text between it and the caret. */
const typing = /(?:^|[\s(])@([^\s@][^@\n]{0,39})$/u;

/** The name being typed before the caret; null when there is none. @param mentioned names that are already mentioned */
export function typedName(text: string, caret: number, mentioned: readonly string[]): TypedMention | null {
  const query = typing.exec(text.slice(0, caret))?.[1];
  if (query === undefined || mentioned.some((name) => query.startsWith(name))) return null;
  return { at: caret - query.length - 1, query };
}

interface MentionMenuOptions {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  search: SearchMentions;
  /** Names that the text already mentions. */
  mentioned: readonly string[];
  onChoose: (person: Mentionable) => void;
}

export interface MentionMenu {
  people: readonly Mentionable[];
  /** Index of the suggestion that Enter chooses. */
  active: number;
  /** The rendered list; null while it is closed. */
  list: RefObject<HTMLDivElement | null>;
  choose: (person: Mentionable) => void;
  close: () => void;
  /** Call this when the caret may have moved. */
  follow: () => void;
  /** @returns whether the menu has handled the key */
  press: (event: Pick<KeyboardEvent, "key" | "nativeEvent" | "preventDefault">) => boolean;
}

/** Suggests names after @ and a letter in a text area: arrows move, Enter and Tab choose, Escape closes. */
export function useMentionMenu({ area, text, onTextChange, search, mentioned, onChoose }: MentionMenuOptions): MentionMenu {
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const query = typed?.query ?? null;
  const found = useTypedSearch(query, SEARCH_PAUSE, search);
  const [{ active, shown }, setActive] = useState({ active: 0, shown: found });
  if (shown !== found) setActive({ active: 0, shown: found });
  const moveTo = (index: number) => setActive({ active: index, shown: found });

  // The list keeps the previous results until those for the new text arrive.
  const people = query !== null && found !== null && query.startsWith(found.text.slice(0, 1)) ? found.results : [];

  const close = () => setTyped(null);
  const follow = () => {
    const { current } = area;
    if (current === null) return;
    setTyped(current.selectionStart === current.selectionEnd ? typedName(current.value, current.selectionEnd, mentioned) : null);
  };
  const choose = (person: Mentionable) => {
    if (typed === null) return;
    const before = `${text.slice(0, typed.at)}@${person.name} `;
    // Synchronously, so that the caret is behind the name before the next letter is typed.
    flushSync(() => {
      onTextChange(before + text.slice(typed.at + 1 + typed.query.length).replace(/^ /, ""));
      onChoose(person);
      close();
    });
    area.current?.setSelectionRange(before.length, before.length);
  };
  const press: MentionMenu["press"] = (event) => {
    const chosen = people[active];
    // Keys of a composition, such as the Enter that ends it, belong to the input method.
    if (chosen === undefined || event.nativeEvent.isComposing) return false;
    const action = {
      ArrowDown: () => moveTo((active + 1) % people.length),
      ArrowUp: () => moveTo((active + people.length - 1) % people.length),
      Enter: () => choose(chosen),
      Tab: () => choose(chosen),
      Escape: close,
    }[event.key];
    if (action === undefined) return false;
    event.preventDefault();
    action();
    return true;
  };
  return { people, active, list, choose, close, follow, press };
}
