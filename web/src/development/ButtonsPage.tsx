import { Bell, Pencil, Plus } from "lucide-react";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { Button, IconButton, LinkButton, type ButtonVariant } from "../ui/Button.tsx";
import { Block, BlockPage } from "./BlockPage.tsx";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

/** All types of buttons (DEV-06). */
export function ButtonsPage() {
  return (
    <BlockPage title="Buttons" note="All variants, sizes and states.">
      {(["medium", "small"] as const).map((size) => (
        <Block key={size} title={size === "medium" ? "Medium" : "Small"}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant="primary" size={size} icon={Plus}>
            With an icon
          </Button>
          <Button variant="primary" size={size} isPending>
            At work
          </Button>
          <Button variant="primary" size={size} isDisabled>
            Disabled
          </Button>
        </Block>
      ))}
      <Block title="Icons, links and copying">
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Bell} label="Notifications" variant="secondary" isFilled />
        <IconButton icon={Plus} label="Adding" variant="secondary" isPending />
        <LinkButton href="/development/main">A link</LinkButton>
        <CopyLinkButton address={`${location.origin}/development/buttons`} />
      </Block>
    </BlockPage>
  );
}
