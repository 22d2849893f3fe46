import { Trash2 } from "lucide-react";
import { useState } from "react";
import { showAlert } from "../ui/alerts.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button, IconButton } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { showNotice } from "../ui/notices.ts";
import { Popover } from "../ui/Popover.tsx";
import { showToast } from "../ui/Toaster.tsx";
import type { ToastType } from "../ui/toastStyles.ts";
import { tooltip } from "../ui/tooltip.ts";
import { Block } from "./BlockPage.tsx";

const types: readonly ToastType[] = ["info", "error", "warning", "success"];

/** All types of dialogs, toasts and notices. */
export function MessageBlocks() {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  const showSampleAlert = async () => {
    const answer = await showAlert({
      id: "development",
      message: "<p>Archive <strong>Spring campaign</strong>?</p>",
      applyText: "Archive",
      cancelText: "Keep",
      advanceButtons: [{ uid: "later", title: "Remind me later" }],
    });
    setAnswer(answer);
  };
  return (
    <>
      <Block title="Toasts">
        {types.map((type) => (
          <Button key={type} onPress={() => showToast(type, `A toast of type ${type}.`)}>
            {`Show ${type}`}
          </Button>
        ))}
        <Button onPress={() => showToast("error", "The first line says what happened.\nThe second one what to do.")}>
          Show long error
        </Button>
      </Block>
      <Block title="On-screen notices">
        <Button
          onPress={() =>
            showNotice({
              id: "development",
              type: "info",
              iconName: "bell",
              title: "Ada Lovelace commented on your post",
              text: '<p>“A fine point.” <a href="/communities">Open the communities</a></p>',
              delay: 6000,
            })
          }
        >
          Show notice
        </Button>
        <Button onPress={() => showNotice({ type: "warning", iconName: "warning", title: "This one stays", delay: 0 })}>
          Show lasting notice
        </Button>
      </Block>
      <Block title="Alerts and dialogs">
        <Button onPress={() => void showSampleAlert()}>Ask</Button>
        <Button
          onPress={() => void showAlert({ message: "This option is under development", showCancelButton: false }).then(setAnswer)}
        >
          Tell
        </Button>
        <Button onPress={() => setOpen(true)}>Open dialog</Button>
        {answer !== null && <output className="text-14 text-muted">{`Answered: ${answer}`}</output>}
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A dialog" size="small">
          <p className="p-5 text-15">The page below does not scroll while it is open.</p>
        </Dialog>
      </Block>
      <Block title="Tooltips and badges">
        <IconButton icon={Trash2} label="Delete" variant="secondary" />
        <Button {...tooltip("A hint on hover and on keyboard focus")}>With a tooltip</Button>
        <Popover label="A tooltip with an act" trigger={<Button>Open tooltip</Button>} placement="bottom start">
          <p className="text-14">It stays until it is closed.</p>
        </Popover>
        {[0, 7, 99, 100].map((count) => (
          <Badge key={count} count={count} />
        ))}
      </Block>
    </>
  );
}
