import { UserRoundX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay";
import type { ContactPage_contact$key } from "../__generated__/ContactPage_contact.graphql.ts";
import type { ContactPageQuery } from "../__generated__/ContactPageQuery.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { usePage } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { EmptyCard } from "../ui/EmptyState.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { ContactFacts } from "./ContactFacts.tsx";
import { ContactHead } from "./ContactHead.tsx";
import { ContactListsPanel } from "./ContactListsPanel.tsx";
import { allContactsPath } from "./contactPaths.ts";
import { DoNotContactSwitch } from "./DoNotContactSwitch.tsx";

const AddToListDialog = lazyDialog(async () => (await import("./AddToListDialog.tsx")).AddToListDialog);
const ContactDialog = lazyDialog(async () => (await import("./ContactDialog.tsx")).ContactDialog);

const query = graphql`
  query ContactPageQuery($databaseId: Int!) @preloadable {
    contact(databaseId: $databaseId) {
      ...ContactPage_contact
    }
  }
`;

/** One contact: contact details, work and lists. */
export function ContactPage({ queryRef }: { queryRef: PreloadedQuery<ContactPageQuery> }) {
  const [{ contact }, { reload }] = usePage<ContactPageQuery>(query, queryRef);
  if (contact) return <ContactView contact={contact} onChanged={reload} />;
  return (
    <EmptyCard
      icon={UserRoundX}
      title="Contact not found"
      text="It may have been deleted, or it belongs to another account."
      action={<LinkButton href={allContactsPath}>All contacts</LinkButton>}
      className="flush-top mx-auto max-w-180"
    />
  );
}

function ContactView({ contact, onChanged }: { contact: ContactPage_contact$key; onChanged: () => void }) {
  const data = useFragment(
    graphql`
      fragment ContactPage_contact on Contact {
        id
        name
        type
        doNotContact
        jobTitle
        organization
        email
        phone
        notes
        country {
          id
        }
        beats {
          id
        }
        ...ContactFacts_contact
        ...ContactHead_contact
        ...ContactListsPanel_contact
        ...DoNotContactSwitch_contact
      }
    `,
    contact,
  );
  const { id, name, type, country, notes } = data;
  const [open, setOpen] = useState<"edit" | "list" | null>(null);
  const close = () => setOpen(null);
  usePageTitle(name);
  return (
    <div className="mx-auto w-full max-w-180 space-y-2 tablet:space-y-3">
      <article className={cardClasses("flush-top p-4 tablet:p-6")}>
        <ContactHead contact={data} onEdit={() => setOpen("edit")} />
        <ContactFacts contact={data} />
        <div className="mt-5 border-t border-line pt-3 empty:hidden">
          <DoNotContactSwitch contact={data} />
        </div>
      </article>
      <ContactListsPanel contact={data} onAdd={() => setOpen("list")} onChanged={onChanged} />
      {open === "edit" && (
        <ContactDialog
          contact={{
            id,
            values: {
              name,
              type: type === "COMPANY" ? "COMPANY" : "PERSON",
              email: data.email ?? "",
              phone: data.phone ?? "",
              jobTitle: data.jobTitle ?? "",
              organization: data.organization ?? "",
              countryId: country ? country.id : "",
              beatIds: data.beats.map(({ id }) => id),
              notes: notes ?? "",
              doNotContact: data.doNotContact,
            },
          }}
          onClose={close}
          onSaved={() => {
            close();
            showToast("success", "The contact has been saved.");
          }}
        />
      )}
      {open === "list" && <AddToListDialog contactIds={[id]} onClose={close} onAdded={onChanged} />}
    </div>
  );
}
