import { graphql, useFragment } from "react-relay";
import type { CompanyRequests_company$key } from "../__generated__/CompanyRequests_company.graphql.ts";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { RequestButtons } from "../profiles/RequestButtons.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { useChangePeople } from "./useChangePeople.ts";

interface CompanyRequestsProps {
  company: CompanyRequests_company$key;
  /** Reads the lists again after a request turned out to be withdrawn or answered by another administrator. */
  onOutdated: () => void;
}

/** Requests to join a company, with buttons to accept and decline; renders nothing without requests. */
export function CompanyRequests({ company, onOutdated }: CompanyRequestsProps) {
  const { id, name, joinRequests } = useFragment(
    graphql`
      fragment CompanyRequests_company on Company {
        id
        name
        joinRequests {
          id
          person {
            name
            avatar
            ...AuthorName_author
          }
        }
      }
    `,
    company,
  );
  const { answer } = useChangePeople(id);
  const settle = async (requestId: string, person: string, accepted: boolean) => {
    const outcome = await answer(requestId, accepted);
    if (!outcome.ok) return onOutdated();
    showToast("success", accepted ? `${person} is listed among the people of ${name}.` : `${person} has been declined.`);
  };
  return (
    // It stays when the last request is answered.
    <FocusFallback>
      {joinRequests && joinRequests.length > 0 && (
        <section aria-labelledby="company-requests" className={cardClasses("mb-3")}>
          <h2 id="company-requests" className="border-b border-line px-4 py-3 text-15 font-semibold tablet:px-5">
            Waiting for approval <span className="figures font-normal text-muted">{joinRequests.length}</span>
          </h2>
          <ul className="divide-y divide-line">
            {joinRequests.map(({ id: requestId, person }) => (
              <li key={requestId} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 tablet:px-5">
                <Avatar name={person.name} src={person.avatar} size={40} />
                <p className="min-w-40 flex-1 text-14 wrap-anywhere">
                  <AuthorName author={person} className="text-15 font-medium" />
                  <span className="block text-muted">Says they work for {name}.</span>
                </p>
                <RequestButtons name={person.name} onAnswer={(isAccepted) => settle(requestId, person.name, isAccepted)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </FocusFallback>
  );
}
