import { useState } from "react";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { Block, BlockPage } from "./BlockPage.tsx";
import { beats } from "./samples.ts";

type Beat = (typeof beats)[number]["id"];

/** The selection of several options (DEV-03). */
export function MultiselectPage() {
  const [chosen, setChosen] = useState<readonly Beat[]>(["tech"]);
  return (
    <BlockPage title="Multiselect" note="Several of many, found by typing a part of their names.">
      <Block title="Beats" className="">
        <MultiSelect
          label="Beats"
          description="What you write about."
          options={beats}
          value={chosen}
          onChange={setChosen}
          errorMessage={chosen.length === 0 ? "Beats is required." : null}
        />
        <output className="mt-4 block text-14 text-muted">{`Chosen: ${chosen.join(", ") || "nothing"}`}</output>
      </Block>
    </BlockPage>
  );
}
