import { graphql, useFragment } from "react-relay";
import type { SentEmail_email$key } from "../__generated__/SentEmail_email.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { formatDateTime } from "../lib/dates.ts";
import { RichText } from "../ui/RichText.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";

/** A read-only e-mail: being sent, already sent, or of an archived announcement. */
export function SentEmail({ email }: { email: SentEmail_email$key }) {
  const { status, subject, preheader, fromName, replyTo, content, recipientsCount, sentAt } = useFragment(
    graphql`
      fragment SentEmail_email on AnnouncementEmail {
        status
        subject
        preheader
        fromName
        replyTo
        content
        recipientsCount
        sentAt
      }
    `,
    email,
  );
  const zone = useTimeZone();
  const recipients = formatNoun(recipientsCount, "recipient");
  const state =
    status === "SENDING" ? `Being sent to ${recipients}` : sentAt ? `Sent ${formatDateTime(sentAt, zone)}` : "Never sent";
  const facts = [
    { name: "Status", text: state },
    { name: "Recipients", text: String(recipientsCount) },
    { name: "Sender", text: fromName },
    { name: "Replies go to", text: replyTo },
    { name: "Preheader", text: preheader },
  ];
  return (
    <div>
      <h2 className="text-18 font-semibold">{subject ?? "No subject"}</h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
        {facts
          .filter(({ text }) => text)
          .map(({ name, text }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{text}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-4 border-t border-line pt-4">
        <RichText html={content ?? null} className="max-w-[68ch] text-16" />
      </div>
    </div>
  );
}
