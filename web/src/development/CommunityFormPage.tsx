import { CommunityForm } from "../communities/CommunityForm.tsx";
import type { CommunityFields } from "../communities/communitySchema.ts";
import { cardClasses } from "../ui/Card.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { BlockPage } from "./BlockPage.tsx";
import { community } from "./samples.ts";

const sampleCountries = [
  { id: "36", label: "Australia" },
  { id: "554", label: "New Zealand" },
];

/** The community form; saving only validates it (DEV-11). */
export function CommunityFormPage() {
  const send = async ({ name }: CommunityFields) => {
    showToast("success", `“${name}” is valid. Nothing was changed.`);
    return { ok: true, response: null } as const;
  };
  return (
    <BlockPage title="Community form" note="Saving checks what is in it and changes nothing.">
      <div className={cardClasses("p-4 tablet:p-6")}>
        <CommunityForm
          start={community}
          isNew={false}
          countries={sampleCountries}
          send={send}
          onSaved={() => {}}
          cancelPath="/development/main"
        />
      </div>
    </BlockPage>
  );
}
