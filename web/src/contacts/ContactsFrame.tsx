import type { ReactNode } from "react";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { allContactsPath, contactListsPath } from "./contactPaths.ts";

interface ContactsFrameProps {
  tab: "all" | "lists";
  /** The page's actions, next to its title. */
  actions: ReactNode;
  /** The filters, shown above the list. */
  filters: ReactNode;
  children: ReactNode;
}

const tabs = [
  { id: "all", label: "All contacts", href: allContactsPath },
  { id: "lists", label: "Contacts lists", href: contactListsPath },
] as const;

/** The frame of the pages of contacts and contact lists. */
export function ContactsFrame({ tab, actions, filters, children }: ContactsFrameProps) {
  return (
    <div className="mx-auto w-full max-w-241">
      <PageHeader title={tab === "all" ? "Contacts" : "Contacts lists"}>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </PageHeader>
      <LinkTabs
        label="Contacts"
        tabs={tabs.map(({ id, label, href }) => ({ label, href, isCurrent: id === tab }))}
        className="mb-3 px-1 tablet:px-0"
      />
      <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">{filters}</div>
      {children}
    </div>
  );
}
