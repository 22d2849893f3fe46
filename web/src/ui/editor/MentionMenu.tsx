import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { LexicalTypeaheadMenuPlugin, MenuOption, useBasicTypeaheadTriggerMatch } from "@lexical/react/LexicalTypeaheadMenuPlugin";
import { $createTextNode, type TextNode } from "lexical";
import { useState } from "react";
import { useTypedSearch } from "../../lib/useTypedSearch.ts";
import { Avatar } from "../Avatar.tsx";
import { SEARCH_PAUSE, type Mentionable, type SearchMentions } from "../mentionable.ts";
import { MentionLabel } from "../MentionLabel.tsx";
import { $createMention } from "./MentionNode.ts";

/** Styles the list that the library renders with the classes item and selected. */
const menuStyles =
  "z-50 [&_ul]:mt-7 [&_ul]:w-72 [&_ul]:overflow-hidden [&_ul]:rounded-card [&_ul]:border [&_ul]:border-line [&_ul]:bg-raised [&_ul]:[--sunken:var(--sunken-raised)] [&_ul]:p-1 " +
  "[&_ul]:shadow-float [&_.item]:flex [&_.item]:min-h-(--hit) [&_.item]:cursor-pointer [&_.item]:items-center [&_.item]:gap-2.5 " +
  "[&_.text]:min-w-0 [&_.text]:flex-1 [&_.item]:rounded-control [&_.item]:px-2 [&_.item]:py-1 [&_.item]:text-14 [&_.selected]:bg-sunken";

class Choice extends MenuOption {
  readonly person: Mentionable;

  constructor(person: Mentionable) {
    super(String(person.id));
    this.person = person;
    this.title = <MentionLabel person={person} />;
    this.icon = <Avatar name={person.name} src={person.avatar} kind={person.kind} size={24} />;
  }
}

/** Suggests names after @ and a letter, with the usual keys and presses of a listbox. */
export function MentionMenu({ search, parent }: { search: SearchMentions; parent: HTMLElement }) {
  const [editor] = useLexicalComposerContext();
  const trigger = useBasicTypeaheadTriggerMatch("@", { minLength: 1, maxLength: 40 });
  const [query, setQuery] = useState<string | null>(null);
  const found = useTypedSearch(query, SEARCH_PAUSE, search);
  const people = query && found && query.startsWith(found.text.slice(0, 1)) ? found.results : [];
  const options = people.map((person) => new Choice(person));

  const choose = ({ person }: Choice, typed: TextNode | null, close: () => void) =>
    editor.update(() => {
      const mention = $createMention(person.id, `@${person.name}`);
      typed?.replace(mention);
      const space = $createTextNode(" ");
      mention.insertAfter(space);
      space.select();
      close();
    });

  return (
    <LexicalTypeaheadMenuPlugin<Choice>
      onQueryChange={setQuery}
      onSelectOption={choose}
      triggerFn={trigger}
      options={options}
      parent={parent}
      anchorClassName={menuStyles}
    />
  );
}
