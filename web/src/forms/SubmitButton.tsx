import type { ComponentProps } from "react";
import { Button } from "../ui/Button.tsx";
import type { Form } from "./useForm.ts";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "form" | "type" | "isPending" | "onPress"> {
  form: Pick<Form<Record<string, unknown>>, "saving">;
}

/** The button that saves a form. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return <Button variant="primary" {...button} type="submit" isPending={form.saving !== null} />;
}
