import { ChevronDown } from "lucide-react";
import { Button as AriaButton, Input } from "react-aria-components";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import { inputStyles } from "./inputStyles.ts";

/** The input of a combo box, and the button that opens its list. */
export function ComboInput({ placeholder }: { placeholder?: string | undefined }) {
  return (
    <div className="relative">
      <Input {...(placeholder === undefined ? {} : { placeholder })} className={cx(inputStyles, "h-(--hit) pe-11")} />
      <AriaButton className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-muted focus-ring">
        <Icon of={ChevronDown} size={16} />
      </AriaButton>
    </div>
  );
}
