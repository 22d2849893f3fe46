import { ComboBox, Input, ListBox, ListBoxItem } from "react-aria-components";
import { FieldLabel, FieldNotes } from "../ui/AriaField.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { FloatingSurface } from "../ui/FloatingSurface.tsx";
import { inputStyles } from "../ui/inputStyles.ts";
import type { OrganizationControlProps } from "./OrganizationField.tsx";
import type { FoundCompany } from "./searchCompanies.ts";

/** Shown instead of companies. */
const emptyTexts = {
  pending: "Searching…",
  failed: "Companies could not be searched. The name is kept as you typed it.",
  done: "No company with this name is registered here. The name is kept as you typed it.",
};

/** The field of the employer with its list of companies. */
export function OrganizationControl({ field, choose, companies, status, isTyping, setTyping }: OrganizationControlProps) {
  const { value, change, save, error } = field;
  return (
    <ComboBox<FoundCompany>
      items={companies ?? []}
      inputValue={value}
      onInputChange={(text) => {
        setTyping(true);
        change(text);
      }}
      value={null}
      onChange={(key) => {
        const chosen = companies?.find(({ id }) => id === key);
        if (chosen) choose(chosen);
      }}
      onBlur={save}
      allowsCustomValue
      allowsEmptyCollection={isTyping}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label="Organization" />
      <Input
        autoComplete="off"
        onKeyDown={({ key, currentTarget }) => {
          // With an active suggestion Enter selects that instead.
          if (key === "Enter" && !currentTarget.hasAttribute("aria-activedescendant")) save();
        }}
        className={cx(inputStyles, "h-(--hit)")}
      />
      <FieldNotes errorMessage={error} />
      <FloatingSurface isAnchored className="max-h-72! min-w-(--trigger-width)">
        <ListBox<FoundCompany>
          className="p-1 outline-none"
          renderEmptyState={() => (
            <p className="px-3 py-2 text-13 text-muted">{status === null ? "Type a name." : emptyTexts[status]}</p>
          )}
        >
          {({ id, name, logo }) => (
            <ListBoxItem
              id={id}
              textValue={name}
              className="flex hit-h cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-14 outline-none data-focused:bg-sunken data-pressed:bg-pressed"
            >
              <Avatar name={name} src={logo} kind="company" size={24} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </FloatingSurface>
    </ComboBox>
  );
}
