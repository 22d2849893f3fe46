import { parseDate, parseDateTime, Time, toCalendarDateTime, today, type DateValue } from "@internationalized/date";
import { CalendarDays, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button as AriaButton, DateInput, DatePicker, DateSegment, Dialog, Group } from "react-aria-components";
import { requiredError } from "../lib/requiredError.ts";
import { incompleteDate } from "../lib/wallTime.ts";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import { DateCalendar } from "./DateCalendar.tsx";
import type { DateFieldProps } from "./DateField.tsx";
import { buttonStyles, groupStyles, segmentStyles, segmentsStyles } from "./dateStyles.ts";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { Icon } from "./Icon.tsx";
import { useTimeZone } from "./TimeZoneProvider.tsx";

/** A date field with a calendar. The typed parts of an incomplete date stay. */
export function DateControl(props: DateFieldProps) {
  const { label, description, errorMessage: fieldError, value, onChange, hasTime = false, isRequired, className } = props;
  const zone = useTimeZone();
  const group = useRef<HTMLDivElement>(null);
  // The last complete date is kept while parts are missing, because the picker forgets them when its date changes.
  const [shown, setShown] = useState(() => ({ text: value, date: parse(value, hasTime) }));
  if (value !== shown.text && value !== incompleteDate) setShown({ text: value, date: parse(value, hasTime) });
  const [clearCount, setClearCount] = useState(0);
  useEffect(() => {
    if (clearCount > 0) group.current?.querySelector<HTMLElement>("[role='spinbutton']")?.focus();
  }, [clearCount]);
  const [wasBlurred, setWasBlurred] = useState(false);
  const errorMessage = fieldError ?? (wasBlurred && isRequired === true && value === "" ? requiredError(label) : null);

  const leave = () => {
    setWasBlurred(true);
    const parts = group.current?.querySelectorAll("[role='spinbutton']") ?? [];
    const missing = group.current?.querySelectorAll("[role='spinbutton'][data-placeholder]") ?? [];
    const isIncomplete = missing.length > 0 && (missing.length < parts.length || shown.date !== null);
    if (isIncomplete !== (value === incompleteDate)) onChange(isIncomplete ? incompleteDate : toText(shown.date));
  };
  const clear = () => {
    setClearCount(clearCount + 1);
    onChange("");
  };

  return (
    <DatePicker
      key={clearCount}
      granularity={hasTime ? "minute" : "day"}
      shouldForceLeadingZeros
      value={shown.date}
      onChange={(date) => onChange(toText(date))}
      placeholderValue={hasTime ? toCalendarDateTime(today(zone), new Time(9)) : today(zone)}
      onBlur={leave}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={className ?? ""}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group ref={group} className={groupStyles}>
        <DateInput className={segmentsStyles}>
          {(segment) => <DateSegment segment={segment} className={segmentStyles} />}
        </DateInput>
        {isRequired !== true && value !== "" && (
          <AriaButton slot={null} aria-label={`Clear ${label.toLowerCase()}`} onPress={clear} className={buttonStyles}>
            <Icon of={X} size={16} />
          </AriaButton>
        )}
        <AriaButton className={buttonStyles}>
          <Icon of={CalendarDays} size={16} />
        </AriaButton>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <FloatingSurface>
        <Dialog className="outline-none">
          <DateCalendar />
        </Dialog>
      </FloatingSurface>
    </DatePicker>
  );
}

/** @returns null for a text that is no date, for example from an old draft */
function parse(text: string, hasTime: boolean): DateValue | null {
  try {
    return hasTime ? parseDateTime(text) : parseDate(text);
  } catch {
    return null;
  }
}

/** Without seconds. */
const toText = (date: DateValue | null): string => date?.toString().slice(0, 16) ?? "";
