import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton, type Key, Tag, TagGroup, TagList } from "react-aria-components";
import { Icon } from "./Icon.tsx";

interface RemovableTagsProps<Option> {
  label: string;
  options: readonly Option[];
  /** The text by which a screen reader and the keyboard find a tag. */
  getText: (option: Option) => string;
  onRemove: (ids: ReadonlySet<Key>) => void;
  /** The classes of a tag. */
  tagClassName: string;
  /** The content of a tag. */
  children: (option: Option) => ReactNode;
}

/** The selected options below a combo box, each with a button that removes it. */
export function RemovableTags<Option extends { id: string }>(props: RemovableTagsProps<Option>) {
  const { label, options, getText, onRemove, tagClassName, children } = props;
  if (options.length === 0) return null;
  return (
    <TagGroup aria-label={label} onRemove={onRemove} className="mt-2">
      <TagList items={options} className="flex flex-wrap gap-2">
        {(option) => (
          <Tag id={option.id} textValue={getText(option)} className={tagClassName}>
            {children(option)}
            <AriaButton
              slot="remove"
              className="hit-around grid size-8 place-items-center rounded-control text-muted focus-ring-inset data-hovered:text-ink"
            >
              <Icon of={X} size={14} />
            </AriaButton>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
