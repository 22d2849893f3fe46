import { CalendarDays, X } from "lucide-react";
import { useId } from "react";
import { dateParts } from "./dateParts.ts";
import { buttonStyles, groupStyles, segmentStyles, segmentsStyles } from "./dateStyles.ts";
import { labelStyles, LabelText, Notes, type FieldTexts } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { lazyControl } from "./lazyControl.tsx";

/** The roles of the date picker's elements. A native date input would render its own. */
const groupRole = { role: "group" } as const;
const partRole = { role: "spinbutton", tabIndex: 0 } as const;

export interface DateFieldProps extends FieldTexts {
  /** "2025-03-01", or "2025-03-01T09:00" with a time; empty for none; `incompleteDate` while parts are missing. */
  value: string;
  onChange: (value: string) => void;
  /** Whether the field includes a time. */
  hasTime?: boolean;
  isRequired?: boolean;
  className?: string;
}

/**
 * A date, with or without a time, in the order and the clock of the user's locale: typed part by part, or chosen from a
 * calendar. A required field shows an error once it has been left empty (VALID-18).
 */
export const DateField = lazyControl<DateFieldProps>(
  async () => (await import("./DateControl.tsx")).DateControl,
  ({ label, isRequired, value, hasTime = false, className, ...texts }) => {
    const id = useId();
    return (
      <div className={className}>
        <span id={id} className={labelStyles}>
          <LabelText label={label} isRequired={isRequired} />
        </span>
        <div {...groupRole} aria-labelledby={id} className={groupStyles}>
          <div className={segmentsStyles}>
            {dateParts(value, hasTime).map(({ type, name, text, isPlaceholder }) =>
              name === null ? (
                <span key={type} aria-hidden className={segmentStyles}>
                  {text}
                </span>
              ) : (
                <span
                  key={type}
                  {...partRole}
                  aria-label={name}
                  aria-valuetext={isPlaceholder ? "Empty" : text}
                  {...(isPlaceholder && { "data-placeholder": true })}
                  className={segmentStyles}
                >
                  {text}
                </span>
              ),
            )}
          </div>
          {isRequired !== true && value !== "" && (
            <button type="button" aria-label={`Clear ${label.toLowerCase()}`} className={buttonStyles}>
              <Icon of={X} size={16} />
            </button>
          )}
          <button type="button" aria-haspopup="dialog" aria-label={`Calendar ${label}`} className={buttonStyles}>
            <Icon of={CalendarDays} size={16} />
          </button>
        </div>
        <Notes id={id} {...texts} />
      </div>
    );
  },
);
