import { Check, Copy, Download } from "lucide-react";
import { download } from "../../lib/download.ts";
import { Button } from "../../ui/Button.tsx";
import { useCopied } from "../../ui/useCopied.ts";

/** Recovery codes for a lost app, shown only once, to be copied or downloaded. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join("\n");
  const { isCopied, copy } = useCopied(text, "The codes could not be copied.");
  return (
    <div className="space-y-4 p-4 tablet:p-6">
      <p className="text-14">
        Two-step sign-in is on. If you don't have your phone with you, use one of these codes instead of the app's. Each works
        once. Keep them in a safe place: they will not be shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        translate="no"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono text-15"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={isCopied ? Check : Copy} onPress={copy}>
          <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
        </Button>
        <Button icon={Download} onPress={() => download(`${text}\n`, "recovery-codes.txt", "text/plain")}>
          Download
        </Button>
        <Button variant="primary" onPress={onDone} className="ms-auto">
          I have saved them
        </Button>
      </div>
    </div>
  );
}
