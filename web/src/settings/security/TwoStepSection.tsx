import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TwoStepSection_viewer$key } from "../../__generated__/TwoStepSection_viewer.graphql.ts";
import { settings } from "../../lib/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { lazyDialog } from "../../ui/lazyDialog.tsx";
import { OutsideLink } from "../../ui/Link.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

const TurnOffDialog = lazyDialog(async () => (await import("./TurnOffDialog.tsx")).TurnOffDialog);
const TurnOnDialog = lazyDialog(async () => (await import("./TurnOnDialog.tsx")).TurnOnDialog);

/** Two-step sign-in with an authenticator app. */
export function TwoStepSection({ viewer }: { viewer: TwoStepSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment TwoStepSection_viewer on Viewer {
        security {
          hasTwoStep
        }
      }
    `,
    viewer,
  );
  const [open, setOpen] = useState<"on" | "off" | null>(null);
  const close = () => setOpen(null);
  const isOn = security?.hasTwoStep === true;
  return (
    <SecuritySection
      title="Two-step sign-in"
      text="Signing in requires your password and a code from an app on your phone, so the password alone is not enough."
    >
      <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-14">
        <OutsideLink href={settings.authenticatorIosUrl} className="hit-around">
          Authenticator for iPhone
        </OutsideLink>
        <OutsideLink href={settings.authenticatorAndroidUrl} className="hit-around">
          Authenticator for Android
        </OutsideLink>
      </p>
      {isOn ? (
        <div className="flex flex-wrap items-center gap-3">
          <Chip icon={ShieldCheck}>Two-step sign-in is on</Chip>
          <Button onPress={() => setOpen("off")}>Turn off</Button>
        </div>
      ) : (
        <Button onPress={() => setOpen("on")}>Turn on two-step sign-in</Button>
      )}
      {open === "on" && <TurnOnDialog onClose={close} />}
      {open === "off" && <TurnOffDialog onClose={close} />}
    </SecuritySection>
  );
}
