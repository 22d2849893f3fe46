import { graphql, useFragment } from "react-relay";
import type { Onboarding_viewer$key } from "../__generated__/Onboarding_viewer.graphql.ts";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useSession } from "../session/useSession.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { stageTexts } from "./stages.ts";
import { useOnboarding } from "./useOnboarding.ts";

const Stages = lazyPart(async () => (await import("./Stages.tsx")).Stages);

/** The onboarding dialog of a new user; it cannot be closed before it is complete (ONBOARD-03). */
export function Onboarding({ viewer }: { viewer: Onboarding_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment Onboarding_viewer on Viewer {
        slug
        ...useOnboarding_viewer
      }
    `,
    viewer,
  );
  const { stage, stages, update } = useOnboarding(data);
  const { isSignInOpen } = useSession();
  const { slug } = data;
  if (stage === null || !slug) return null;
  const at = stages.indexOf(stage);
  return (
    <Dialog isOpen={!isSignInOpen} onClose={() => {}} title={stageTexts[stage].title} size="medium" isDismissable={false}>
      <div className="p-4 tablet:p-6">
        <p className="figures mb-1 text-13 text-muted">
          Step {at + 1} of {stages.length}
        </p>
        <p className="mb-5 text-15">{stageTexts[stage].text}</p>
        <LoadedPart key={stage} fallback={<FormSkeleton />}>
          <Stages
            slug={slug}
            stage={stage}
            onBack={at > 0 ? () => update(stages[at - 1] ?? stage) : null}
            onNext={() => update(stages[at + 1] ?? null)}
          />
        </LoadedPart>
      </div>
    </Dialog>
  );
}
