import { userTypeLabels, userTypes } from "../../lib/userTypes.ts";
import { CheckboxGroup } from "../../ui/CheckboxGroup.tsx";
import type { AudienceValues } from "./audienceValues.ts";
import { CommunitiesField } from "./CommunitiesField.tsx";
import { PostAsField } from "./PostAsField.tsx";
import type { Writer } from "./PostFormContext.ts";

interface AudienceFieldsProps {
  values: AudienceValues;
  set: (change: Partial<AudienceValues>) => void;
  writer: Writer;
  /** False for an existing post, whose author is fixed. */
  choosesAuthor: boolean;
}

/** Selects the author and the audience: communities and user types. */
export function AudienceFields({ values, set, writer, choosesAuthor }: AudienceFieldsProps) {
  return (
    <fieldset className="space-y-4 border-t border-line pt-4">
      <legend className="sr-only">Audience</legend>
      {choosesAuthor && <PostAsField writer={writer} value={values.authorId} onChange={(authorId) => set({ authorId })} />}
      <CommunitiesField
        communities={writer.communities}
        value={values.communityIds}
        onChange={(communityIds) => set({ communityIds })}
        text="Everybody can see it if no community is selected."
      />
      <CheckboxGroup
        label="Who can see it"
        options={userTypes.map((id) => ({ id, label: userTypeLabels[id] }))}
        value={values.userTypes}
        onChange={(types) => set({ userTypes: types })}
        description="All of them if none is selected."
        className="flex flex-wrap gap-x-5"
      />
    </fieldset>
  );
}
