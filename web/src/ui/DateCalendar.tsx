import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components";
import { Icon, type IconGlyph } from "./Icon.tsx";

/** A month of days to choose from, inside a date picker. */
export function DateCalendar() {
  return (
    <Calendar className="mx-auto w-fit p-3">
      <header className="mb-2 flex items-center">
        <MonthButton slot="previous" icon={ChevronLeft} />
        <Heading className="flex-1 text-center text-15 font-semibold" />
        <MonthButton slot="next" icon={ChevronRight} />
      </header>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="pb-1 text-12 font-medium text-muted">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="figures grid hit cursor-pointer place-items-center rounded-control text-14 focus-ring-inset data-hovered:bg-sunken data-outside-month:invisible data-pressed:bg-pressed data-selected:bg-accent-fill data-selected:text-on-accent data-today:font-bold"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

function MonthButton({ slot, icon }: { slot: "previous" | "next"; icon: IconGlyph }) {
  return (
    <AriaButton
      slot={slot}
      className="grid hit cursor-pointer place-items-center rounded-control text-muted focus-ring data-hovered:bg-sunken data-hovered:text-ink"
    >
      <Icon of={icon} size={16} />
    </AriaButton>
  );
}
