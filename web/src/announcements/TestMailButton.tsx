import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { TestMailButtonMutation } from "../__generated__/TestMailButtonMutation.graphql.ts";
import { emailError, isEmail } from "../lib/validators.ts";
import { messageFor } from "../relay/mutation.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/Toaster.tsx";

/** Sends the e-mail, as it was last saved, to one address. */
export function TestMailButton({ announcementId, email }: { announcementId: string; email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState(email);
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useMutationAction<TestMailButtonMutation>(
    graphql`
      mutation TestMailButtonMutation($input: TestAnnouncementEmailInput!) {
        testAnnouncementEmail(input: $input) {
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: ["to"] },
  );
  const send = async () => {
    if (isRunning) return;
    if (!isEmail(to.trim())) {
      setFault(emailError);
      return;
    }
    const outcome = await run({ variables: { input: { announcementId, to: to.trim() } } });
    if (!outcome.ok) {
      setFault(messageFor(outcome.errors, "to"));
      return;
    }
    setOpen(false);
    showToast("success", `A test e-mail is on its way to ${to.trim()}.`);
  };
  return (
    <>
      <Button size="small" icon={FlaskConical} onPress={() => setOpen(true)}>
        Send a test
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Send a test" size="small">
        <form
          noValidate
          aria-label="Send a test"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          className="space-y-4 p-5"
        >
          <p className="text-14 text-muted">The e-mail as it was last saved.</p>
          <TextField
            label="E-mail address"
            type="email"
            isRequired
            value={to}
            onChange={(address) => {
              setTo(address);
              setFault(null);
            }}
            errorMessage={fault}
          />
          <div className="flex justify-end">
            <Button type="submit" variant="primary" isPending={isRunning}>
              Send the test
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
