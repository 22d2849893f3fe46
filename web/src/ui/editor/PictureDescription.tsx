import { Captions } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { Button, IconButton } from "../Button.tsx";
import { Popover } from "../Popover.tsx";
import { TextField } from "../TextField.tsx";

/** Asks for a picture's alternative text. */
export function PictureDescription({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(alt);
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    onChange(text.trim());
  };
  return (
    <Popover
      label="Picture description"
      isOpen={isOpen}
      onOpenChange={(open) => {
        setText(alt);
        setOpen(open);
      }}
      trigger={<IconButton icon={Captions} label="Describe picture" hasTooltip={false} />}
      className="w-80"
    >
      <form onSubmit={apply} noValidate>
        <TextField
          label="Description"
          description="What the picture shows, for people who cannot see it."
          value={text}
          onChange={setText}
        />
        <div className="mt-3 flex justify-end">
          <Button size="small" variant="primary" type="submit">
            Set description
          </Button>
        </div>
      </form>
    </Popover>
  );
}
