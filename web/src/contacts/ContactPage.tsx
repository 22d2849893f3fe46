import { ListPlus, Pencil, Trash2, UserRoundX, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { ContactPage_contact$key } from "../__generated__/ContactPage_contact.graphql.ts";
import type { ContactPageQuery } from "../__generated__/ContactPageQuery.graphql.ts";
import { useReload } from "../loading/useReload.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { NewMessageButton } from "../messages/NewMessageButton.tsx";
import { BeatMarks } from "../posts/BeatMarks.tsx";
import { avatarKindOf } from "../profiles/avatarKind.ts";
import { authorPath, profilePath } from "../profiles/profilePath.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button, IconButton, LinkButton } from "../ui/Button.tsx";
import { cardLook, Panel } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Link, OutsideLink } from "../ui/Link.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { AddToListDialog } from "./AddToListDialog.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import { allContactsPath, contactListPath } from "./contactPaths.ts";
import { DoNotContactSwitch } from "./DoNotContactSwitch.tsx";
import { DoNotContactChip } from "./DoNotContactChip.tsx";
import { KeepButton } from "./KeepButton.tsx";
import { telephoneLink } from "./telephoneLink.ts";
import { useDeleteContact } from "./useDeleteContact.ts";
import { useRemoveContact } from "./useRemoveContact.ts";

const query = graphql`
  query ContactPageQuery($databaseId: Int!) @preloadable {
    contact(databaseId: $databaseId) {
      ...ContactPage_contact
    }
  }
`;

/** One contact: how to reach it, what it does, in which lists it is. */
export function ContactPage({ queryRef }: { queryRef: PreloadedQuery<ContactPageQuery> }) {
  const { contact } = usePreloadedQuery<ContactPageQuery>(query, queryRef);
  const { reload } = useReload<ContactPageQuery>(query, queryRef.variables);
  if (contact) return <ContactView contact={contact} onChanged={reload} />;
  return (
    <div className={cx(cardLook, "flush-top mx-auto max-w-180")}>
      <EmptyState
        icon={UserRoundX}
        title="This contact is not there"
        text="It may have been deleted, or another account keeps it."
        action={<LinkButton href={allContactsPath}>All contacts</LinkButton>}
      />
    </div>
  );
}

function ContactView({ contact, onChanged }: { contact: ContactPage_contact$key; onChanged: () => void }) {
  const data = useFragment(
    graphql`
      fragment ContactPage_contact on Contact {
        id
        name
        avatar
        type
        slug
        isOwn
        doNotContact
        ...DoNotContactSwitch_contact
        job
        organization
        email
        phone
        about
        notes
        country {
          databaseId
          name
        }
        beats {
          databaseId
          ...BeatMarks_beats
        }
        outlets {
          outlet {
            slug
            name
          }
          roleTitle
        }
        companies {
          company {
            slug
            name
          }
          roleTitle
          isMediaContact
        }
        socials {
          url
        }
        lists {
          id
          databaseId
          name
        }
        permissions {
          edit {
            allowed
          }
          delete {
            allowed
          }
          list {
            allowed
            ...KeepButton_permission
          }
          message {
            allowed
            ...NewMessageButton_permission
          }
        }
      }
    `,
    contact,
  );
  const { id, name, slug, type, permissions, lists, country, notes } = data;
  const navigate = useNavigate();
  const [open, setOpen] = useState<"edit" | "list" | null>(null);
  const close = () => setOpen(null);
  const { remove, isDeleting } = useDeleteContact(id, () => void navigate(allContactsPath, { replace: true }));
  const { removeContact, isRunning } = useRemoveContact(onChanged);
  const path = authorPath({ slug, type });
  usePageTitle(name);

  return (
    <div className="mx-auto w-full max-w-180 space-y-2 tablet:space-y-3">
      <article className={cx(cardLook, "flush-top p-4 tablet:p-6")}>
        <header className="flex flex-wrap items-start gap-4">
          <Avatar name={name} src={data.avatar} kind={avatarKindOf(type)} size={64} />
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="text-22 font-semibold wrap-anywhere tablet:text-28">{name}</h1>
            {(data.job || data.organization) && (
              <p className="text-15 wrap-anywhere">{[data.job, data.organization].filter(Boolean).join(", ")}</p>
            )}
            {(data.isOwn || data.doNotContact) && (
              <p className="mt-1.5 flex flex-wrap gap-2">
                {data.isOwn && <Chip>Kept by your account</Chip>}
                {data.doNotContact && <DoNotContactChip />}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {permissions.message.allowed && slug && <NewMessageButton permission={permissions.message} to={{ slug, name }} />}
            {path !== null && <LinkButton href={path}>View profile</LinkButton>}
            {permissions.edit.allowed && (
              <Button icon={Pencil} onPress={() => setOpen("edit")}>
                Edit
              </Button>
            )}
            {permissions.delete.allowed && (
              <Button variant="quiet" icon={Trash2} onPress={remove} isPending={isDeleting}>
                Delete
              </Button>
            )}
          </div>
        </header>
        <dl className="mt-5 grid gap-x-6 gap-y-4 border-t border-line pt-5 tablet:grid-cols-2">
          {data.email && (
            <Fact label="E-mail">
              <Link href={`mailto:${data.email}`}>{data.email}</Link>
            </Fact>
          )}
          {data.phone && (
            <Fact label="Phone">
              <Link href={telephoneLink(data.phone)}>{data.phone}</Link>
            </Fact>
          )}
          {country && <Fact label="Country">{country.name}</Fact>}
          {data.beats.length > 0 && (
            <Fact label="Beats">
              <span className="flex flex-wrap gap-x-3 gap-y-1">
                <BeatMarks beats={data.beats} />
              </span>
            </Fact>
          )}
          {data.outlets.length > 0 && (
            <Fact label="Outlets">
              {data.outlets.map(({ outlet, roleTitle }) => (
                <span key={outlet.slug} className="block">
                  <Link href={profilePath("outlet", outlet.slug)}>{outlet.name}</Link>
                  {roleTitle && `, ${roleTitle}`}
                </span>
              ))}
            </Fact>
          )}
          {data.companies.length > 0 && (
            <Fact label="Companies">
              {data.companies.map(({ company, roleTitle, isMediaContact }) => (
                <span key={company.slug} className="block">
                  <Link href={profilePath("company", company.slug)}>{company.name}</Link>
                  {roleTitle && `, ${roleTitle}`}
                  {isMediaContact && " (media contact)"}
                </span>
              ))}
            </Fact>
          )}
          {data.socials.length > 0 && (
            <Fact label="Elsewhere">
              {data.socials.map(({ url }) => (
                <span key={url} className="block truncate">
                  <OutsideLink href={url}>{url.replace(/^https?:\/\/(www\.)?/, "")}</OutsideLink>
                </span>
              ))}
            </Fact>
          )}
          {data.about && (
            <Fact label="About" isWide>
              <span className="whitespace-pre-line">{data.about}</span>
            </Fact>
          )}
          {notes && (
            <Fact label="Notes" isWide>
              <span className="whitespace-pre-line">{notes}</span>
            </Fact>
          )}
        </dl>
        <div className="mt-5 border-t border-line pt-3 empty:hidden">
          <DoNotContactSwitch contact={data} />
        </div>
      </article>
      <Panel
        title="Lists"
        action={
          <KeepButton permission={permissions.list} size="small" icon={ListPlus} onPress={() => setOpen("list")}>
            Add to list
          </KeepButton>
        }
      >
        {lists.length === 0 ? (
          <p className="text-14 text-muted">In none of your lists.</p>
        ) : (
          <ul className="divide-y divide-line">
            {lists.map((list) => (
              <li key={list.id} className="flex items-center gap-2">
                <Link variant="plain" href={contactListPath(list.databaseId)} className="min-w-0 flex-1 truncate py-2 text-15">
                  {list.name}
                </Link>
                {permissions.list.allowed && (
                  <IconButton
                    icon={X}
                    label={`Remove from ${list.name}`}
                    onPress={() => removeContact({ id, name }, list)}
                    isDisabled={isRunning}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {open === "edit" && (
        <ContactDialog
          contact={{
            id,
            values: {
              name,
              type: type === "COMPANY" ? "COMPANY" : "PERSON",
              email: data.email ?? "",
              phone: data.phone ?? "",
              job: data.job ?? "",
              organization: data.organization ?? "",
              countryId: country ? String(country.databaseId) : "",
              beatIds: data.beats.map(({ databaseId }) => String(databaseId)),
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

function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "tablet:col-span-2" : ""}>
      <dt className="text-13 font-medium text-muted">{label}</dt>
      <dd className="mt-0.5 text-15 wrap-anywhere">{children}</dd>
    </div>
  );
}
