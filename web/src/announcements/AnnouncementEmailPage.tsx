import { Clock } from "lucide-react";
import { useState } from "react";
import { graphql, readInlineData, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { AnnouncementEmailPage_email$key } from "../__generated__/AnnouncementEmailPage_email.graphql.ts";
import type { AnnouncementEmailPageQuery } from "../__generated__/AnnouncementEmailPageQuery.graphql.ts";
import type { AnnouncementEmailPageSendMutation } from "../__generated__/AnnouncementEmailPageSendMutation.graphql.ts";
import type { AnnouncementEmailPageUpdateMutation } from "../__generated__/AnnouncementEmailPageUpdateMutation.graphql.ts";
import { changedFields } from "../forms/changedFields.ts";
import { PageDraftGate } from "../forms/DraftGate.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { useForm, type SubmitOptions } from "../forms/useForm.ts";
import { formatNoun } from "../lib/counts.ts";
import { toTimeZone, toWallTime } from "../lib/dates.ts";
import { deferredCode } from "../lib/deferredCode.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { usePage } from "../loading/useReload.ts";
import { Redirect } from "../navigation/Redirect.tsx";
import { invalidateAfter } from "../relay/freshness.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { showAlert } from "../ui/alerts.ts";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { useFormatDeadline } from "../ui/TimeZoneProvider.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { AnnouncementEmailForm } from "./AnnouncementEmailForm.tsx";
import { announcementPath } from "./announcementPaths.ts";
import { AnnouncementTabs } from "./AnnouncementTabs.tsx";
import { CancelEmailButton } from "./CancelEmailButton.tsx";
import type { EmailFields, EmailValues } from "./emailSchema.ts";
import { SentEmail } from "./SentEmail.tsx";
import { TestMailButton } from "./TestMailButton.tsx";
import { useMailingStatus } from "./useMailingStatus.ts";

const rules = deferredCode(() => import("./emailSchema.ts"));

const query = graphql`
  query AnnouncementEmailPageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    viewer {
      databaseId
      timezone
      email
      ...AnnouncementEmailForm_viewer
    }
    announcement(databaseId: $databaseId) {
      id
      databaseId
      title
      content
      mailing
      email {
        status
        subject
        content
        recipientsCount
        excludedCount
        sendAt
        ...AnnouncementEmailPage_email
        ...AnnouncementEmailForm_email
        ...SentEmail_email
      }
      author {
        name
      }
      permissions {
        readHub {
          allowed
        }
        mail {
          allowed
        }
      }
      ...AnnouncementTabs_announcement
      ...CancelEmailButton_announcement
    }
  }
`;

type Data = AnnouncementEmailPageQuery["response"];
type Announcement = NonNullable<Data["announcement"]>;
type Email = NonNullable<Announcement["email"]>;

/**
 * An announcement's e-mail: editing, testing, sending, scheduling and viewing it once sent (ROUTE-42). Users without permission
 * are redirected to the hub.
 */
export function AnnouncementEmailPage({ queryRef }: { queryRef: PreloadedQuery<AnnouncementEmailPageQuery> }) {
  const [data, { isReloading, reload }] = usePage<AnnouncementEmailPageQuery>(query, queryRef);
  const { announcement, viewer } = data;
  const email = announcement?.email ?? null;
  const formatDeadline = useFormatDeadline();
  useMailingStatus(announcement?.mailing, email?.sendAt, { isReloading, reload });
  usePageTitle(announcement ? `E-mail of ${announcement.title}` : null);
  if (!announcement) return <NotFoundPage />;
  const { id, databaseId, title, permissions } = announcement;
  if (!permissions.readHub.allowed || !email) return <Redirect to={announcementPath(databaseId)} />;
  const zone = toTimeZone(viewer.timezone);
  const { status, recipientsCount, excludedCount, sendAt } = email;
  const recipients = formatNoun(recipientsCount, "recipient");
  const mayWrite = permissions.mail.allowed;
  // Suggested initial values do not count as saved.
  const isComplete = Boolean(email.subject && email.content);
  return (
    <div className="mx-auto w-full max-w-180">
      <AnnouncementTabs announcement={announcement} tab="email" />
      <section className={cardClasses("p-4 tablet:p-6")}>
        <header className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-22 font-semibold">E-mail of {title}</h1>
          {mayWrite && isComplete && <TestMailButton announcementId={id} email={viewer.email ?? ""} />}
        </header>
        {mayWrite && (
          <div className="mb-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-control bg-sunken px-3 py-2 text-14">
            <p className="flex min-w-60 flex-1 items-start gap-2">
              {status === "SCHEDULED" && <Icon of={Clock} size={16} className="mt-0.5 text-muted" />}
              {status === "SCHEDULED" && sendAt
                ? `Scheduled for ${formatDeadline(sendAt)}, to ${recipients}. Until then you can edit, reschedule or cancel it, or send it now.`
                : recipientsCount === 0
                  ? "The saved version has no recipients yet."
                  : `The saved version goes to ${recipients}.`}
              {excludedCount > 0 &&
                ` ${formatNoun(excludedCount, "address", "addresses")} ${excludedCount === 1 ? "is" : "are"} left out: unsubscribed, or marked as do not contact.`}
            </p>
            <CancelEmailButton announcement={announcement} />
          </div>
        )}
        {mayWrite ? (
          <ResettableEmailForm data={data} announcement={announcement} email={email} zone={zone} />
        ) : (
          <SentEmail email={email} />
        )}
      </section>
    </div>
  );
}

interface ResettableEmailFormProps {
  data: Data;
  announcement: Announcement;
  email: Email;
  zone: string;
}

/** The form, which is reset to the saved values after the e-mail was sent or scheduled. */
function ResettableEmailForm(props: ResettableEmailFormProps) {
  const { data, announcement } = props;
  const [formVersion, setFormVersion] = useState(0);
  return (
    <PageDraftGate key={formVersion} name={`${data.viewer.databaseId} announcement e-mail ${announcement.databaseId}`}>
      {(draft) => <EmailForm {...props} draft={draft} onSaved={() => setFormVersion(formVersion + 1)} />}
    </PageDraftGate>
  );
}

interface EmailFormProps extends ResettableEmailFormProps {
  draft: LocalDraft;
  onSaved: () => void;
}

function EmailForm({ data, announcement, email, zone, draft, onSaved }: EmailFormProps) {
  const { id } = announcement;
  const environment = useRelayEnvironment();
  const [start] = useState(() => toFormValues(announcement, email, zone));
  /** The fields that this form has saved; empty while it suggests content, and null while the e-mail is as it was loaded. */
  const [stored, setStored] = useState<object | null>(() => (isEmpty(email) ? {} : null));
  const schedule = toSchedule(email.sendAt, zone);
  const update = useFormMutation<AnnouncementEmailPageUpdateMutation>(graphql`
    mutation AnnouncementEmailPageUpdateMutation($input: UpdateAnnouncementEmailInput!) {
      updateAnnouncementEmail(input: $input) {
        announcement {
          ...HubDistribution_announcement
          email {
            status
            recipientsCount
            excludedCount
            ...AnnouncementEmailPage_email
            ...AnnouncementEmailForm_email
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const dispatch = useFormMutation<AnnouncementEmailPageSendMutation>(graphql`
    mutation AnnouncementEmailPageSendMutation($input: SendAnnouncementEmailInput!) {
      sendAnnouncementEmail(input: $input) {
        announcement {
          ...HubDistribution_announcement
          ...AnnouncementCard_announcement
          ...CancelEmailButton_announcement
          permissions {
            mail {
              allowed
            }
          }
          email {
            status
            recipientsCount
            sendAt
            ...SentEmail_email
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const send = async ({ sendAt, ...fields }: EmailFields, { saveAs, changes }: SubmitOptions<EmailValues, EmailFields>) => {
    const { sendAt: _, ...changed } = changes;
    // Suggested content is not saved yet, so it is sent even if the user has not changed it.
    const input = { announcementId: id, ...(stored ? changedFields(stored, fields) : changed) };
    const saving = await update.run({ variables: { input } });
    if (saving.ok) setStored(fields);
    if (!saving.ok || saveAs === "DRAFT") return saving;
    const count = saving.response.updateAnnouncementEmail.announcement?.email?.recipientsCount ?? 0;
    const action = sendAt === null ? "Send" : "Schedule";
    const message = `${action} this e-mail to ${formatNoun(count, "recipient")}?`;
    if (count > 0 && (await showAlert({ message, applyText: action })) !== "apply")
      return { ok: false as const, errors: [], text: null };
    return dispatch.run({ variables: { input: { announcementId: id, sendAt } } });
  };
  const form = useForm({
    schema: async (saveAs, values) => (await rules()).emailSchema(zone)(saveAs, values),
    start,
    draft,
    staysOpenAfter: "DRAFT",
    // Only sending and scheduling store the time.
    toStored: (values) => (values.when === "NOW" && schedule.when === "NOW" ? values : { ...values, ...schedule }),
    send,
    fieldNames: { personIds: "recipients" },
    onSaved: (_outcome, saveAs) => {
      if (saveAs === "DRAFT") return showToast("success", `The e-mail has been saved.${isRescheduled ? timeHint : ""}`);
      invalidateAfter("announcement", environment);
      showToast("success", isLater ? "The e-mail has been scheduled." : "The e-mail is being sent.");
      onSaved();
    },
  });
  const { when, sendAt } = form.values;
  const isLater = when === "LATER";
  const isRescheduled = when !== schedule.when || (isLater && sendAt !== schedule.sendAt);
  const timeHint = isLater ? " Press Schedule e-mail to set the time." : " Press Send e-mail to send it now.";

  return <AnnouncementEmailForm viewer={data.viewer} email={email} senderName={announcement.author.name} form={form} />;
}

const draftOfEmail = graphql`
  fragment AnnouncementEmailPage_email on AnnouncementEmail @inline {
    subject
    preheader
    fromName
    replyTo
    content
    contactLists {
      id
    }
    contacts {
      id
      name
    }
    sendAt
  }
`;

/** Whether the e-mail has no content yet, so that the form is prefilled with that of the announcement. */
function isEmpty(email: Email): boolean {
  const { subject, content } = readInlineData<AnnouncementEmailPage_email$key>(draftOfEmail, email);
  return !subject && !content;
}

/** An e-mail without content starts with the announcement's content. */
function toFormValues(announcement: Announcement, email: Email, zone: string): EmailValues {
  const saved = readInlineData<AnnouncementEmailPage_email$key>(draftOfEmail, email);
  const isPrefilled = isEmpty(email);
  return {
    subject: saved.subject ?? (isPrefilled ? announcement.title : ""),
    preheader: saved.preheader ?? "",
    fromName: saved.fromName ?? "",
    replyTo: saved.replyTo ?? "",
    content: saved.content ?? (isPrefilled ? (announcement.content ?? "") : ""),
    contactListIds: (saved.contactLists ?? []).map(({ id }) => id),
    recipients: (saved.contacts ?? []).map(({ id, name }) => ({ id, name })),
    ...toSchedule(saved.sendAt, zone),
  };
}

/** The time for which the e-mail is scheduled. */
function toSchedule(sendAt: string | null | undefined, zone: string): Pick<EmailValues, "when" | "sendAt"> {
  return sendAt ? { when: "LATER", sendAt: toWallTime(sendAt, zone) } : { when: "NOW", sendAt: "" };
}
