import { FileUp } from "lucide-react";
import { useState } from "react";
import { formatNoun } from "../lib/counts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogBody } from "../ui/DialogBody.tsx";
import { DropArea } from "../ui/DropArea.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { FileTrigger } from "../ui/FileTrigger.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { useKeepDialogOpen } from "../ui/useKeepDialogOpen.ts";
import { importContacts, type ImportResult } from "./importContacts.ts";

interface ImportDialogProps {
  onClose: () => void;
  /** Called when contacts were added or changed. */
  onImported: () => void;
}

interface Preview {
  file: File;
  result: ImportResult;
}

/** Imports contacts from a CSV file. It first shows a preview, with the errors of each row. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title="Import contacts" hasOwnBody>
      <Import {...props} />
    </Dialog>
  );
}

function Import({ onClose, onImported }: ImportDialogProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useKeepDialogOpen(isBusy);

  const send = async (file: File, isPreview: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    const outcome = await importContacts(file, isPreview);
    setBusy(false);
    if (!outcome.ok) {
      setPreview(null);
      setError(outcome.text || null);
    } else if (isPreview) {
      setPreview({ file, result: outcome.result });
    } else {
      showToast("success", formatSummary(outcome.result));
      onImported();
      onClose();
    }
  };
  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (file) void send(file, true);
  };
  const count = preview === null ? 0 : preview.result.created + preview.result.updated;

  return (
    <DialogBody
      footer={
        preview !== null && (
          <div className="flex justify-end gap-2">
            <Button variant="primary" isDisabled={count === 0} isPending={isBusy} onPress={() => void send(preview.file, false)}>
              {`Import ${formatNoun(count, "contact")}`}
            </Button>
          </div>
        )
      }
    >
      <div className="space-y-4 px-4 py-5 tablet:px-6">
        <p className="text-14 text-muted">
          A CSV file whose first row names the columns: name, type, email, phone, job, organization, country, beats and notes.
          Only the name is required. Contacts that your account already has are matched by e-mail and updated.
        </p>
        <DropArea
          label="Drop a CSV file"
          onFiles={choose}
          className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge p-3 focus-ring transition-colors duration-fast data-drop-target:border-accent data-drop-target:bg-accent-soft"
        >
          <FileTrigger acceptedFileTypes={[".csv", "text/csv"]} onSelect={choose}>
            <Button icon={FileUp} isPending={isBusy && preview === null}>
              {preview === null ? "Choose a CSV file" : "Choose another file"}
            </Button>
          </FileTrigger>
          <span className="min-w-0 flex-1 text-14 text-muted wrap-anywhere">{preview?.file.name ?? "or drop it here"}</span>
        </DropArea>
        {error !== null && <ErrorNote text={error} />}
        {preview !== null && <ImportSummary result={preview.result} />}
      </div>
    </DialogBody>
  );
}

const formatSummary = ({ created, updated }: ImportResult) =>
  `${formatNoun(created, "contact")} added, ${formatNoun(updated, "contact")} changed.`;

function ImportSummary({ result: { created, updated, errors } }: { result: ImportResult }) {
  return (
    <div className="space-y-3">
      <output className="block text-15 font-medium">
        {`${formatNoun(created, "contact")} will be added, ${updated} changed` +
          (errors.length === 0 ? "." : `, and ${formatNoun(errors.length, "row")} left out.`)}
      </output>
      {errors.length > 0 && (
        <table className="w-full text-14">
          <caption className="sr-only">Skipped rows</caption>
          <thead>
            <tr className="border-b border-line text-start text-13 text-muted">
              <th scope="col" className="w-16 py-2 text-start font-medium">
                Row
              </th>
              <th scope="col" className="py-2 text-start font-medium">
                Problem
              </th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, messages }) => (
              <tr key={row} className="border-b border-line align-top last:border-0">
                <td className="figures py-2">{row}</td>
                <td className="py-2 wrap-anywhere">{messages.join(" ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
