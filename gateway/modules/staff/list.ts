import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import type { Page } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { Contact, StaffContact } from "../../rest/generated/contract.ts";
import { toWindow } from "../lists.ts";
import { nullIfNotFound } from "../store.ts";

/** A contact as one of the people of a company or an outlet. */
export interface StaffMember extends Pick<Contact, "job" | "organization" | "about" | "email" | "phone" | "country" | "beats"> {
  readonly author: Pick<Contact, "id" | "avatar" | "name" | "slug" | "type">;
  readonly roleTitle: string | null;
  readonly isMediaContact: boolean;
  /** Null for the people of an outlet. */
  readonly companySlug: string | null;
  /** Whether the person is a user of the company's account; always false for viewers who may not manage the company. */
  readonly isAccountUser: boolean;
}

interface Workplace {
  readonly slug: string;
  /** False for an outlet. */
  readonly isCompany: boolean;
  read(slice: Slice): Promise<Page<StaffContact>>;
}

/** A page of the people who work there; null when they cannot be read. */
export const readStaffPage = (
  { slug, isCompany, read }: Workplace,
  page: ConnectionArguments,
): Promise<Connection<StaffMember> | null> =>
  nullIfNotFound(
    connect<StaffMember>(
      {
        identify: ({ author }) => String(author.id),
        read: async (offset, limit) => {
          const { items, meta } = await read({ offset, limit });
          return toWindow({ items: items.map((contact) => toStaffMember(contact, slug, isCompany)), meta });
        },
      },
      page,
    ),
  );

/** Converts a contact to a member of the staff of this company or outlet. */
function toStaffMember(contact: StaffContact, slug: string, isCompany: boolean): StaffMember {
  const { outlets, companies, isAccountUser = false, ...rest } = contact;
  const company = companies.find((responsibility) => responsibility.company.slug === slug);
  const work = company ?? outlets.find((responsibility) => responsibility.outlet.slug === slug);
  return {
    ...rest,
    author: contact,
    roleTitle: work?.roleTitle ?? null,
    isMediaContact: company?.isMediaContact ?? false,
    companySlug: isCompany ? slug : null,
    isAccountUser,
  };
}
