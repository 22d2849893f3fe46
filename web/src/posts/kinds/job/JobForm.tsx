import { graphql, useFragment } from "react-relay";
import type { JobForm_job$data, JobForm_job$key } from "../../../__generated__/JobForm_job.graphql.ts";
import { Select } from "../../../ui/Select.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { PictureField } from "../../../uploads/PictureField.tsx";
import { uploadedAttachment } from "../../../uploads/attachment.ts";
import { useSaveJob } from "../../generated/useSaveJob.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import type { PostFormContext } from "../../writing/PostFormContext.ts";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { job as kind } from "./index.ts";
import { jobTypes, workplaces } from "./jobNames.ts";
import { checkJob, emptyJob, jobFields, type JobValues } from "./jobValues.ts";

/** Of the picture, width by height. */
const aspect = 3 / 2;
const workplaceOptions = (["ON_SITE", "REMOTE", "HYBRID"] as const).map((id) => ({ id, label: workplaces[id] }));
const jobTypeOptions = (["FULL_TIME", "PART_TIME", "TEMPORARY", "VOLUNTEER"] as const).map((id) => ({ id, label: jobTypes[id] }));

/** Offers a job, or changes one. */
export function JobForm({ post, context }: { post: JobForm_job$key | null; context: PostFormContext }) {
  const job = useFragment(
    graphql`
      fragment JobForm_job on Job {
        title
        content
        company {
          databaseId
          name
        }
        workplace
        jobType
        location
        url
        img {
          databaseId
          path
        }
        ...usePostForm_post
      }
    `,
    post,
  );
  const form = usePostForm({
    context,
    post: job,
    start: job ? valuesOf(job) : emptyJob,
    check: checkJob,
    toFields: (values) => jobFields(values, job?.company ?? null),
    save: useSaveJob(),
  });
  const { values, set, error } = form;
  return (
    <PostFormFrame form={form} kind={kind}>
      <TextField
        label="Title"
        description="The position."
        value={values.title}
        onChange={(title) => set({ title })}
        errorMessage={error("title")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Company"
          value={values.company}
          onChange={(name) => set({ company: name })}
          errorMessage={error("company") ?? error("name")}
        />
        <Select
          label="Job type"
          options={jobTypeOptions}
          value={values.jobType}
          onChange={(jobType) => set({ jobType })}
          errorMessage={error("jobType")}
        />
        <Select
          label="Workplace"
          options={workplaceOptions}
          value={values.workplace}
          onChange={(workplace) => set({ workplace })}
          errorMessage={error("workplace")}
        />
        <TextField
          label="Location"
          {...(values.workplace === "REMOTE" ? { isRequired: false } : {})}
          value={values.location}
          onChange={(location) => set({ location })}
          errorMessage={error("location")}
        />
      </div>
      <ContentField
        form={form}
        name="description"
        label="Description"
        placeholder="What is the work about, and who are you looking for?"
      />
      <TextField
        label="Link"
        type="url"
        isRequired={false}
        description="Where to read more and apply."
        value={values.url}
        onChange={(url) => set({ url })}
        errorMessage={error("url")}
      />
      <PictureField
        label="Picture"
        attachments={values.img}
        change={(change) => form.update((all) => ({ img: change(all.img) }))}
        aspect={aspect}
        errorMessage={error("img")}
      />
    </PostFormFrame>
  );
}

function valuesOf(job: JobForm_job$data): JobValues {
  const { title, content, company, workplace, jobType, location, url, img } = job;
  return {
    title,
    company: company.name,
    workplace: !workplace || workplace === "%future added value" ? "" : workplace,
    jobType: !jobType || jobType === "%future added value" ? "" : jobType,
    location: location ?? "",
    description: content ?? "",
    url: url ?? "",
    img: img ? [uploadedAttachment("image", img.databaseId, img.path)] : [],
  };
}
