import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { inputStyles } from "./inputStyles.ts";
import { LabelledInput } from "./LabelledInput.tsx";
import type { TextFieldProps } from "./TextField.tsx";

/** A password field with a button to show the password. */
export function PasswordField({ inputRef, ...props }: Omit<TextFieldProps, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <LabelledInput {...props} autoCapitalize="none" spellCheck={false}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            type={isShown ? "text" : "password"}
            ref={inputRef}
            className={cx(inputStyles, "h-(--hit) pe-11")}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? "Hide password" : "Show password"}
            hasTooltip={false}
            onPress={() => setShown(!isShown)}
            className="absolute! inset-y-0 end-0"
          />
        </div>
      )}
    </LabelledInput>
  );
}

/** The field of a new password, with advice on choosing one. */
export const NewPasswordField = (props: Omit<TextFieldProps, "type" | "name" | "autoComplete" | "description">) => (
  <PasswordField
    {...props}
    name="password"
    autoComplete="new-password"
    description="At least 8 characters. A few words you can remember are best."
  />
);
