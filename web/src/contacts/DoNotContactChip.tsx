import { MailX } from "lucide-react";
import { Chip } from "../ui/Chip.tsx";

/** Marks a contact that is excluded from press e-mails of the viewer's account. */
export const DoNotContactChip = () => <Chip icon={MailX}>Do not contact</Chip>;
