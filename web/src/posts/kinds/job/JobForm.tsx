import { graphql, useFragment } from "react-relay";
import type { JobForm_job$data, JobForm_job$key } from "../../../__generated__/JobForm_job.graphql.ts";
import { Select } from "../../../ui/Select.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { uploadedAttachment } from "../../../uploads/attachment.ts";
import { PictureField } from "../../../uploads/PictureField.tsx";
import { useSaveJob } from "../../generated/useSaveJob.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { job as kind } from "./index.ts";
import { emptyJob, jobSchema, employmentTypeOptions, workplaceOptions, type JobValues } from "./jobSchema.ts";

/** Width divided by height of the picture. */
const ASPECT = 3 / 2;

/** The form for creating or editing a job. */
export function JobForm({ post, context }: { post: JobForm_job$key | null; context: PostFormContext }) {
  const job = useFragment(
    graphql`
      fragment JobForm_job on Job {
        title
        content
        company {
          name
          company {
            id
          }
        }
        workplace
        employmentType
        location
        url
        image {
          id
          url
        }
        ...usePostForm_post
      }
    `,
    post,
  );
  const form = usePostForm({
    context,
    post: job,
    start: job ? toFormValues(job) : emptyJob,
    schema: (saveAs, values) =>
      jobSchema(saveAs, values, job ? { name: job.company.name, companyId: job.company.company?.id } : null),
    // The name of a company that is not on the platform.
    fieldNames: { name: "company" },
    save: useSaveJob(),
  });
  return (
    <PostFormFrame form={form} kind={kind}>
      <TextField label="Title" description="The job title." {...form.field("title")} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Company" {...form.field("company")} />
        <Select label="Job type" options={employmentTypeOptions} {...form.field("employmentType")} />
        <Select label="Workplace" options={workplaceOptions} {...form.field("workplace")} />
        <TextField
          label="Location"
          {...(form.values.workplace === "REMOTE" ? { isRequired: false } : {})}
          {...form.field("location")}
        />
      </div>
      <ContentField
        form={form}
        name="description"
        label="Description"
        placeholder="What is the work about, and who are you looking for?"
      />
      <TextField label="Link" type="url" isRequired={false} description="Where to read more and apply." {...form.field("url")} />
      <PictureField label="Picture" aspect={ASPECT} {...form.files("image")} />
    </PostFormFrame>
  );
}

function toFormValues(job: JobForm_job$data): JobValues {
  const { title, content, company, workplace, employmentType, location, url, image } = job;
  return {
    title,
    company: company.name,
    workplace: !workplace || workplace === "%future added value" ? "" : workplace,
    employmentType: !employmentType || employmentType === "%future added value" ? "" : employmentType,
    location: location ?? "",
    description: content ?? "",
    url: url ?? "",
    image: image ? [uploadedAttachment("image", image.id, image.url)] : [],
  };
}
