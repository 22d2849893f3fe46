import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { settings } from "../lib/settings.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { labels, missingFields, missingText, requiredFields, type Written } from "./missingFields.ts";
import { ScreenshotField } from "./ScreenshotField.tsx";
import { sendFeedback } from "./sendFeedback.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";

interface FeedbackFormProps {
  initial: Written;
  onSent: () => void;
}

const required = new Set(requiredFields(settings));

/** Name, e-mail, message and a picture of the page (FEEDBACK-01). What was typed stays when sending fails. */
export function FeedbackForm({ initial, onSent }: FeedbackFormProps) {
  const [written, setWritten] = useState(initial);
  const [screenshot, setScreenshot] = useState<Blob | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const inputs = { name, email, message };
  useEffect(() => message.current?.focus(), []);
  const write = (field: keyof Written) => (value: string) => setWritten((before) => ({ ...before, [field]: value }));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const missing = missingFields(written, settings);
    setError(missing.length > 0 ? missingText(missing) : null);
    if (missing[0]) {
      inputs[missing[0]].current?.focus();
      return;
    }
    setSending(true);
    const failure = await sendFeedback(written, screenshot);
    setSending(false);
    if (failure === null) onSent();
    else setError(failure);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4 p-4 tablet:p-6">
      {error && <ErrorNote text={error} />}
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={labels.name}
          autoComplete="name"
          isRequired={required.has("name")}
          value={written.name}
          onChange={write("name")}
          inputRef={name}
        />
        <TextField
          label={labels.email}
          type="email"
          autoComplete="email"
          isRequired={required.has("email")}
          value={written.email}
          onChange={write("email")}
          inputRef={email}
        />
      </div>
      <TextArea
        label={labels.message}
        isRequired
        minRows={5}
        value={written.message}
        onChange={write("message")}
        areaRef={message}
      />
      <ScreenshotField picture={screenshot} onChange={setScreenshot} />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isPending={isSending}>
          Send feedback
        </Button>
      </div>
    </form>
  );
}
