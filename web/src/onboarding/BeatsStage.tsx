import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as v from "valibot";
import type { BeatsStage_query$key } from "../__generated__/BeatsStage_query.graphql.ts";
import { list } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { useChangeSettings } from "../settings/useChangeSettings.ts";
import { CheckboxGroup } from "../ui/CheckboxGroup.tsx";
import { StageForm, type StageNavigation } from "./StageForm.tsx";

const beatsSchema = v.object({ beatIds: list<string>() });

/** Selects the topics that the user works on. */
export function BeatsStage({ query, ...navigation }: { query: BeatsStage_query$key } & StageNavigation) {
  const { settings, beats } = useFragment(
    graphql`
      fragment BeatsStage_query on Query @argumentDefinitions(slug: { type: "String!" }) {
        beats {
          id
          name
        }
        settings(slug: $slug) {
          id
          beats {
            id
          }
        }
      }
    `,
    query,
  );
  const change = useChangeSettings(settings?.id ?? "");
  const [start] = useState(() => ({ beatIds: (settings?.beats ?? []).map(({ id }) => id) }));
  const form = useForm({ schema: beatsSchema, start, send: change, onSaved: navigation.onNext });
  return (
    <StageForm form={form} canSkip {...navigation}>
      <CheckboxGroup
        label="Beats"
        isLabelHidden
        options={(beats ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={form.values.beatIds}
        onChange={(beatIds) => form.set({ beatIds })}
        className="grid grid-cols-2 gap-x-4"
      />
    </StageForm>
  );
}
