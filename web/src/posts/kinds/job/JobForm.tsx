import { graphql, useFragment } from "react-relay";
import type { JobForm_job$key } from "../../../__generated__/JobForm_job.graphql.ts";
import type { JobFormCreateMutation } from "../../../__generated__/JobFormCreateMutation.graphql.ts";
import type { JobFormUpdateMutation } from "../../../__generated__/JobFormUpdateMutation.graphql.ts";
import { useMutationAction } from "../../../relay/useMutationAction.ts";
import { Select } from "../../../ui/Select.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { PictureField } from "../../../uploads/PictureField.tsx";
import { authorOf } from "../../writing/audience.ts";
import { ContentField } from "../../writing/ContentField.tsx";
import { PostFormFrame } from "../../writing/PostFormFrame.tsx";
import { usePostForm } from "../../writing/usePostForm.ts";
import { sent, type Order, type Writing } from "../../writing/writing.ts";
import { job as kind } from "./index.ts";
import { jobTypes, workplaces } from "./jobNames.ts";
import { checkJob, emptyJob, jobFields, jobValues, type JobValues } from "./jobValues.ts";

/** Of the picture, width by height. */
const aspect = 3 / 2;
const workplaceOptions = (["ON_SITE", "REMOTE", "HYBRID"] as const).map((id) => ({ id, label: workplaces[id] }));
const jobTypeOptions = (["FULL_TIME", "PART_TIME", "TEMPORARY", "VOLUNTEER"] as const).map((id) => ({ id, label: jobTypes[id] }));

/** Offers a job, or changes one. */
export function JobForm({ post, writing }: { post: JobForm_job$key | null; writing: Writing }) {
  const former = useFragment(
    graphql`
      fragment JobForm_job on Job {
        id
        saveAs
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
        communityIds
        userTypes
      }
    `,
    post,
  );
  const create = useMutationAction<JobFormCreateMutation>(
    graphql`
      mutation JobFormCreateMutation($input: CreateJobInput!) {
        createJob(input: $input) {
          job {
            databaseId
            ...JobView_job
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const update = useMutationAction<JobFormUpdateMutation>(
    graphql`
      mutation JobFormUpdateMutation($input: UpdateJobInput!) {
        updateJob(input: $input) {
          job {
            databaseId
            ...JobView_job
            ...JobForm_job
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const company = former ? { databaseId: former.company.databaseId, name: former.company.name } : null;
  const send = async ({ authorId, ...values }: JobValues, { postId, saveAs, idempotencyKey }: Order) => {
    const fields = { ...jobFields(values, company), saveAs };
    if (postId === null) {
      const outcome = await create.run({ variables: { input: { ...fields, ...authorOf(authorId), idempotencyKey } } });
      return sent(outcome, (answer) => answer.createJob.job?.databaseId);
    }
    const outcome = await update.run({ variables: { input: { ...fields, postId } } });
    return sent(outcome, (answer) => answer.updateJob.job?.databaseId);
  };
  const shared = former && {
    content: former.content,
    communityIds: former.communityIds,
    userTypes: former.userTypes,
    img: former.img && { databaseId: former.img.databaseId, path: former.img.path },
  };
  const form = usePostForm({
    writing,
    empty: emptyJob,
    former: former ? { id: former.id, isDraft: former.saveAs === "DRAFT", values: jobValues({ ...former, ...shared }) } : null,
    check: checkJob,
    send,
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
