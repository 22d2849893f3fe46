import { useEffect, useId, type RefObject } from "react";
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
  const id = useId();
  const activeId = `${id}${people[active]?.id}`;
  useEffect(() => {
    const text = area.current;
    text?.setAttribute("aria-controls", id);
    text?.setAttribute("aria-activedescendant", activeId);
    return () => {
      text?.removeAttribute("aria-controls");
      text?.removeAttribute("aria-activedescendant");
    };
  }, [area, id, activeId]);
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
      <div ref={list} id={id} role="listbox" aria-label="People to mention" className="p-1">
        {people.map((person, index) => (
          <button
            key={person.id}
            id={id + person.id}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // A press must not move the focus: the next letter would be lost, and phones would close their keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(person)}
            className="flex min-h-(--hit) w-full cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-start text-14 hover:bg-sunken aria-selected:bg-sunken"
          >
            <Avatar name={person.name} src={person.avatar} kind={person.kind} size={24} />
            <MentionLabel person={person} />
          </button>
        ))}
      </div>
    </FloatingSurface>
  );
}
