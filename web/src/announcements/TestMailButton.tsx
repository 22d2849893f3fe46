import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";

const TestMailDialog = lazyDialog(async () => (await import("./TestMailDialog.tsx")).TestMailDialog);

/** Sends the last saved version of the e-mail to one address. */
export function TestMailButton({ announcementId, email }: { announcementId: string; email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={FlaskConical} onPress={() => setOpen(true)}>
        Send test
      </Button>
      <TestMailDialog isOpen={isOpen} onClose={() => setOpen(false)} announcementId={announcementId} email={email} />
    </>
  );
}
