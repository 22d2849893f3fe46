import { graphql, useFragment } from "react-relay";
import type { GeneratedText_settings$key } from "../__generated__/GeneratedText_settings.graphql.ts";
import type { Reload } from "../loading/useReload.ts";
import { confirmAction } from "../ui/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { useChangeSettings } from "./useChangeSettings.ts";

/** A text generated from the person's data, which they can use as their description. */
export function GeneratedText({ settings, reload }: { settings: GeneratedText_settings$key; reload: Reload }) {
  const { id, about, generatedProfile } = useFragment(
    graphql`
      fragment GeneratedText_settings on UserSettings {
        id
        about
        generatedProfile @catch {
          summary
          isPending
        }
      }
    `,
    settings,
  );
  const change = useChangeSettings(id);
  const generated = generatedProfile.ok ? generatedProfile.value : null;
  const isInUse = generated !== null && generated !== undefined && generated.summary === about;

  const applyText = async (summary: string) => {
    if (about && !(await confirmAction("Replace the current profile text?", "Replace"))) return;
    const outcome = await change({ about: summary });
    if (outcome.ok) showToast("success", "The text is now on the profile.");
    else if (outcome.text !== null) showToast("error", outcome.text, { reference: outcome.reference });
  };

  return (
    <section aria-labelledby="generated-text" className="border-t border-line pt-6">
      <h3 id="generated-text" className="text-16 font-semibold">
        Generated profile text
      </h3>
      <p className="mt-1 text-14 text-muted">Written from the profile's name, work and topics.</p>
      {generated && !generated.isPending && (
        <>
          <p className="mt-3 rounded-control border border-line bg-sunken p-3 text-15">{generated.summary}</p>
          <Button className="mt-3" isDisabled={isInUse} onPress={() => void applyText(generated.summary)}>
            {isInUse ? "In use as about" : "Use as about"}
          </Button>
        </>
      )}
      {(!generated || generated.isPending) && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-14">{generated ? "The text is being written." : "The text could not be loaded."}</p>
          <Button size="small" isPending={reload.isReloading} onPress={reload.reload}>
            {generated ? "Check again" : "Retry"}
          </Button>
        </div>
      )}
    </section>
  );
}
