import { useEffect, type RefObject } from "react";
import { ListBox, ListBoxItem } from "react-aria-components";
import { Avatar } from "./Avatar.tsx";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { MentionLabel } from "./MentionLabel.tsx";
import type { MentionMenu } from "./useMentionMenu.ts";

interface MentionListProps {
  menu: MentionMenu;
  area: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The names that a text area suggests. The focus stays in the text area, whose aria-activedescendant announces the active name.
 */
export function MentionList({ menu: { people, active, list, choose, close }, area }: MentionListProps) {
  const activeId = people[active]?.id;
  useEffect(() => {
    const text = area.current;
    // The list renders its items only after it has collected all of them.
    const frame = requestAnimationFrame(() => {
      const item = list.current?.querySelector(`[data-key="${activeId}"]`);
      if (list.current) text?.setAttribute("aria-controls", list.current.id);
      if (item) text?.setAttribute("aria-activedescendant", item.id);
    });
    return () => {
      cancelAnimationFrame(frame);
      text?.removeAttribute("aria-controls");
      text?.removeAttribute("aria-activedescendant");
    };
  }, [area, list, activeId]);
  return (
    <FloatingSurface
      triggerRef={area}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      isNonModal
      isAnchored
      placement="bottom start"
      aria-label="People to mention"
      className="w-72 max-w-[calc(100vw-2rem)]"
    >
      <ListBox
        ref={list}
        aria-label="People to mention"
        selectionMode="single"
        selectedKeys={activeId === undefined ? [] : [activeId]}
        onSelectionChange={(keys) => {
          const chosen = people.find(({ id }) => keys === "all" || keys.has(id)) ?? people[active];
          if (chosen) choose(chosen);
        }}
        className="p-1 outline-none"
      >
        {people.map((person) => (
          <ListBoxItem
            key={person.id}
            id={person.id}
            textValue={person.name}
            className="flex min-h-(--hit) cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-14 outline-none data-hovered:bg-sunken data-selected:bg-sunken"
          >
            <Avatar name={person.name} src={person.avatar} kind={person.kind} size={24} />
            <MentionLabel person={person} />
          </ListBoxItem>
        ))}
      </ListBox>
    </FloatingSurface>
  );
}
