import pLimit from "p-limit";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import type { useOnboarding_viewer$key } from "../__generated__/useOnboarding_viewer.graphql.ts";
import type { OnboardingStage, useOnboardingMutation } from "../__generated__/useOnboardingMutation.graphql.ts";
import { openLocalDraft, type LocalDraft } from "../forms/localDraft.ts";
import { isRecord } from "../lib/isRecord.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { session } from "../session/sessionState.ts";
import { broadcastEnd, onEndElsewhere } from "./endAcrossTabs.ts";
import { stageKeys, type Stage } from "./stages.ts";

interface Onboarding {
  /** The stage to show; null when there is none. */
  stage: Stage | null;
  /** The stages that apply to the viewer, in order. */
  stages: readonly Stage[];
  /** Continues with that stage at once; null ends onboarding (ONBOARD-01). */
  update: (stage: Stage | null) => void;
}

const parseStage = (name: string | null | undefined): Stage | null => stageKeys.find((stage) => stage === name) ?? null;

/** Steps are saved one after another: of two requests at the same time, the earlier step could be saved last. */
const inSequence = pLimit(1);

/** Parses a stored step that could not be saved. */
function parseStoredStage(stored: unknown): { stage: Stage | null } | null {
  if (!isRecord(stored) || !("stage" in stored)) return null;
  const { stage } = stored;
  return { stage: typeof stage === "string" ? parseStage(stage) : null };
}

/**
 * The viewer's progress in onboarding. A step takes effect at once and is saved in the background. One that could not be saved
 * is stored, reported by a toast, and sent again at the next step or load (ONBOARD-01, ONBOARD-02, ERR-19). Its end applies to all
 * tabs of the browser.
 */
export function useOnboarding(viewer: useOnboarding_viewer$key): Onboarding {
  const { slug, onboarding, onboardingStages } = useFragment(
    graphql`
      fragment useOnboarding_viewer on Viewer {
        slug
        onboarding
        onboardingStages
      }
    `,
    viewer,
  );
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [local, setLocal] = useState<{ of: string; stage: Stage | null } | null>(null);
  const draft = useRef<LocalDraft>(null);
  /** The step that is saved last. */
  const latest = useRef<{ stage: Stage | null }>(null);
  const { run } = useMutationAction<useOnboardingMutation>(graphql`
    mutation useOnboardingMutation($input: SetOnboardingInput!) {
      setOnboarding(input: $input) {
        viewer {
          onboarding
          onboardingStages
          capabilities
          ...NewsroomStage_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  /** The new memberships and details appear on every page, and the settings become accessible. */
  const readEnd = async () => {
    invalidateAfter("onboarding", environment);
    await session.refresh();
    await revalidate();
  };
  const update = async (stage: Stage | null) => {
    if (!slug) return;
    setLocal({ of: slug, stage });
    const step = { stage };
    latest.current = step;
    draft.current?.save(step);
    draft.current?.flush();
    const send = () => run({ variables: { input: { stage: stage satisfies OnboardingStage | null } } });
    const outcome = await inSequence(async () => (latest.current === step ? send() : null));
    if (!outcome?.ok || latest.current !== step) return;
    draft.current?.save(null);
    draft.current?.flush();
    if (stage !== null) return;
    broadcastEnd(slug);
    await readEnd();
  };
  const applyStored = useEffectEvent((stored: { stage: Stage | null }) => void update(stored.stage));
  // Another step sent from this tab would begin onboarding again. The tab also receives its own message.
  const followEnd = useEffectEvent(() => {
    if (!slug || latest.current?.stage === null) return;
    latest.current = null;
    setLocal({ of: slug, stage: null });
    void readEnd();
  });
  const isOnboarding = onboardingStages.length > 0;

  useEffect(() => {
    if (!slug || !isOnboarding) return;
    let isCancelled = false;
    void openLocalDraft(`${slug} onboarding`).then((opened) => {
      if (isCancelled) return;
      draft.current = opened;
      const stored = parseStoredStage(opened.storedValues);
      if (stored) applyStored(stored);
    });
    return () => {
      isCancelled = true;
    };
  }, [slug, isOnboarding]);

  useEffect(() => (slug && isOnboarding ? onEndElsewhere(slug, followEnd) : undefined), [slug, isOnboarding]);

  const stages = onboardingStages.flatMap((name) => parseStage(name) ?? []);
  const current = local !== null && local.of === slug ? local.stage : parseStage(onboarding);
  // A stage that does not apply to the viewer is replaced by the next one that does.
  const stage = current === null || stages.length === 0 ? null : findFirstApplicable(current, stages);
  return { stage, stages, update: (next) => void update(next) };
}

function findFirstApplicable(current: Stage, stages: readonly Stage[]): Stage | null {
  const rest = stageKeys.slice(stageKeys.indexOf(current));
  return rest.find((stage) => stages.includes(stage)) ?? null;
}
