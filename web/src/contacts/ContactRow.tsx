import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ContactRow_contact$key } from "../__generated__/ContactRow_contact.graphql.ts";
import { BeatMarks } from "../posts/BeatMarks.tsx";
import { avatarKindOf } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Link } from "../ui/Link.tsx";
import { contactPath } from "./contactPaths.ts";
import { DoNotContactChip } from "./DoNotContactChip.tsx";

interface ContactRowProps {
  contact: ContactRow_contact$key;
  /** Before the picture, such as a box to choose it. */
  before?: ReactNode;
  /** False where they go without saying, as in a list. */
  hasLists?: boolean;
  /** What can be done with it here. */
  acts?: ReactNode;
}

/** A contact in a list: who it is, what it does and covers, in which lists it is. */
export function ContactRow({ contact, before, hasLists = true, acts }: ContactRowProps) {
  const { databaseId, name, avatar, type, isOwn, doNotContact, job, organization, email, beats, lists } = useFragment(
    graphql`
      fragment ContactRow_contact on Contact {
        databaseId
        name
        avatar
        type
        isOwn
        doNotContact
        job
        organization
        email
        beats {
          ...BeatMarks_beats
        }
        lists {
          name
        }
      }
    `,
    contact,
  );
  const work = [job, organization].filter(Boolean).join(", ");
  const listNames = lists.map((list) => list.name).join(", ");
  return (
    <div className="flex items-start gap-3 px-4 py-3 tablet:px-5">
      {before}
      <Avatar name={name} src={avatar} kind={avatarKindOf(type)} size={40} className="mt-0.5" />
      <div className="min-w-0 flex-1 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(0,13rem)] desktop:gap-x-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link variant="plain" href={contactPath(databaseId)} className="text-15 font-medium wrap-anywhere">
              {name}
            </Link>
            {isOwn && <Chip>Your account</Chip>}
            {doNotContact && <DoNotContactChip />}
          </p>
          {work !== "" && <p className="text-14 wrap-anywhere">{work}</p>}
          {beats.length > 0 && (
            <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-13 text-muted">
              <BeatMarks beats={beats} />
            </p>
          )}
        </div>
        <div className="min-w-0 text-13 text-muted max-desktop:mt-0.5 desktop:text-end">
          {email && <p className="truncate">{email}</p>}
          {hasLists && listNames !== "" && <p className="line-clamp-2 wrap-anywhere">{`In ${listNames}`}</p>}
        </div>
      </div>
      {acts && <div className="flex shrink-0 flex-wrap justify-end gap-2 max-tablet:flex-col">{acts}</div>}
    </div>
  );
}
