import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { Form, GeneralError, SubmitButton } from "../forms/Form.tsx";
import { createFeedback } from "../forms/generated/limits.ts";
import { textOrEmpty } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { settings } from "../lib/settings.ts";
import type { MutationFailure } from "../relay/mutation.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { labels, findMissingFields, formatMissingFields, getRequiredFields, type FeedbackValues } from "./feedbackFields.ts";
import { ScreenshotField } from "./ScreenshotField.tsx";
import { sendFeedback } from "./sendFeedback.ts";

interface FeedbackFormProps {
  initial: FeedbackValues;
  onSent: () => void;
}

const required = new Set(getRequiredFields(settings));
/** Missing fields are reported in one message, which field rules cannot express. */
const feedbackSchema = v.object({
  name: v.string(),
  email: v.string(),
  message: textOrEmpty(labels.message, createFeedback.message),
});
const refused = (text: string): MutationFailure => ({ ok: false, errors: [], text });

/** A form for name, e-mail, message and a screenshot (FEEDBACK-01). The values stay when sending fails. */
export function FeedbackForm({ initial, onSent }: FeedbackFormProps) {
  const [screenshot, setScreenshot] = useState<Blob | null>(null);
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const inputs = { name, email, message };
  useEffect(() => message.current?.focus(), [message]);
  const form = useForm({
    schema: feedbackSchema,
    start: initial,
    send: async (values) => {
      const missing = findMissingFields(values, settings);
      if (missing.length > 0) return refused(formatMissingFields(missing));
      const failure = await sendFeedback(values, screenshot);
      return failure === null ? { ok: true as const } : refused(failure);
    },
    onSaved: onSent,
    onError: () => {
      const [missing] = findMissingFields(form.values, settings);
      if (missing) requestAnimationFrame(() => inputs[missing].current?.focus());
    },
  });

  return (
    <Form form={form} label="Feedback" className="space-y-4 p-4 tablet:p-6">
      <GeneralError form={form} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={labels.name}
          autoComplete="name"
          isRequired={required.has("name")}
          inputRef={name}
          {...form.field("name")}
        />
        <TextField
          label={labels.email}
          type="email"
          autoComplete="email"
          isRequired={required.has("email")}
          inputRef={email}
          {...form.field("email")}
        />
      </div>
      <TextArea label={labels.message} isRequired minRows={5} areaRef={message} {...form.field("message")} />
      <ScreenshotField picture={screenshot} onChange={setScreenshot} />
      <div className="flex justify-end">
        <SubmitButton form={form}>Send feedback</SubmitButton>
      </div>
    </Form>
  );
}
