import { ListBox, ListBoxItem } from "react-aria-components";
import type { ResultList_edges$key } from "../__generated__/ResultList_edges.graphql.ts";
import { cx } from "../ui/cx.ts";
import { useResults, type Result } from "./ResultList.tsx";
import { ResultRow } from "./ResultRow.tsx";
import { useResultTarget } from "./useResultTarget.ts";

interface ResultOptionsProps {
  edges: ResultList_edges$key;
  /** The search text. */
  text: string;
  /** Called when a result is followed. */
  onFollow: () => void;
}

/** The results as the options of a search field. */
export function ResultOptions({ edges, text, onFollow }: ResultOptionsProps) {
  return (
    <ListBox aria-label="Results" shouldFocusWrap className="px-1 outline-none">
      {useResults(edges).map(({ key, result }) => (
        <ResultOption key={key} id={key} result={result} text={text} onFollow={onFollow} />
      ))}
    </ListBox>
  );
}

interface ResultOptionProps {
  id: string;
  result: Result;
  text: string;
  onFollow: () => void;
}

function ResultOption({ id, result, text, onFollow }: ResultOptionProps) {
  const { href, open } = useResultTarget(result);
  return (
    <ListBoxItem
      id={id}
      textValue={id}
      {...(href === null ? {} : { href })}
      onAction={() => {
        onFollow();
        if (href === null) open?.();
      }}
      className={cx(
        "group flex cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 outline-none focus-ring-inset",
        "transition-colors duration-fast data-focused:bg-sunken data-hovered:bg-sunken data-pressed:bg-pressed",
      )}
    >
      <ResultRow result={result} search={text} />
    </ListBoxItem>
  );
}
