import { CircleHelp } from "lucide-react";
import { IconButton } from "../ui/Button.tsx";
import { Popover } from "../ui/Popover.tsx";

const lines = [
  { example: "wind AND farm", text: "both words; the same as without AND" },
  { example: "grid OR batteries", text: "either of the two" },
  { example: "transmission NOT rail", text: "the first without the second" },
  { example: '"open day"', text: "exactly these words, one after the other" },
] as const;

/** Explains operators and phrases, for plans that include them. */
export function OperatorsHelp() {
  const label = "How to search";
  return (
    <Popover label={label} trigger={<IconButton icon={CircleHelp} label={label} hasTooltip={false} />}>
      <dl className="space-y-2 text-14">
        {lines.map(({ example, text }) => (
          <div key={example}>
            <dt translate="no" className="font-mono text-13 font-medium">
              {example}
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 text-muted">Write operators in capital letters.</p>
    </Popover>
  );
}
