import Type, { type TObject } from "typebox";
import { SaveAs, UserType } from "../http/enums.ts";
import { requirePermission, unprocessable, requireDeleted } from "../http/errors.ts";
import { optionalOrNull } from "../http/inputs.ts";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams } from "../http/paging.ts";
import { component, Id } from "../http/schema.ts";
import { requireOwnInterview } from "../interviews/read.ts";
import { AttachmentsInput } from "../media/schema.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { withArticle } from "../text/indefiniteArticle.ts";
import type { PostForm } from "./forms.ts";
import type { PostKind } from "./kind.ts";
import { asyncCalloutForm } from "./kinds/callout.ts";
import type { PostInput } from "./prepare.ts";
import { readPost, requirePostNotDeleted, requirePost } from "./read.ts";
import { toFacts, type PostRow } from "./rows.ts";
import { authorInput, postSchemas } from "./schema.ts";
import { postKinds } from "./types.ts";
import { createPost, editPost, markPostDeleted, type NewPost } from "./write.ts";

const common = { tag: "Posts" } as const;
const commonById = { ...common, params: IdParams, refusals: [403] } as const;

const saveAs = { saveAs: Type.Optional(SaveAs) };
const authorId = { authorId: authorInput };
const audience = {
  communities: optionalOrNull(
    Type.Array(Id, { title: "Communities", description: "Ids of the communities to publish in; empty for none." }),
  ),
  userTypes: optionalOrNull(
    Type.Array(UserType, { title: "User types", description: "User types that the post is for; empty for all." }),
  ),
};

/** Request body of the form; unknown keys are ignored. */
function createBody(description: string, form: PostForm, further: TObject["properties"]): TObject {
  const properties = {
    ...Object.fromEntries(form.fields.map((field) => [field.key, field.schema])),
    ...(form.hasAttachments === true && { attachments: optionalOrNull(AttachmentsInput) }),
    ...audience,
    ...further,
  };
  return Type.Object(properties, { description });
}

/** Publishing an unchanged draft is a separate permission; every other change is an edit. */
function canWrite(viewer: Viewer, row: PostRow, input: PostInput): boolean {
  const { rules } = postKinds[row.type];
  const onlyPublishes =
    row.save_as === "draft" && input.saveAs === "published" && Object.keys(input).every((key) => key === "saveAs");
  return (onlyPublishes ? rules.publish : rules.edit)(viewer, toFacts(row));
}

async function createAndRead(services: Services, viewer: Viewer, post: NewPost, input: PostInput) {
  return readPost(services.db, viewer, post.type, await createPost(services, viewer, post, input));
}

/** Operations for creating, changing, deleting and restoring posts of one type. */
export function writeOperations(kind: PostKind): Operation[] {
  const { type, name, form } = kind;
  const response = postSchemas[type].own;
  const path = `/${kind.collection}/{id}`;
  return [
    operation(common, {
      id: `create${kind.noun}`,
      path: `/${kind.collection}`,
      summary: `Creates ${withArticle(name)}, published or as a draft. A draft may lack fields that are required for publishing.`,
      body: component(`${kind.noun}Input`, createBody(`Fields of a new ${name}.`, form, { ...saveAs, ...authorId })),
      response,
      creates: true,
      handle: ({ services, viewer, body }) =>
        createAndRead(services, viewer, { type, form, interviewId: null }, body as PostInput),
    }),
    operation(commonById, {
      id: `update${kind.noun}`,
      path,
      summary: `Updates the given fields of ${withArticle(name)}; saveAs "published" publishes a draft.`,
      body: component(`${kind.noun}Changes`, createBody(`Fields of ${withArticle(name)} to update.`, form, saveAs)),
      response,
      handle: async ({ services, viewer, params, body }) => {
        const { db } = services;
        const row = await requirePostNotDeleted(db, viewer, type, params.id);
        const input = body as PostInput;
        requirePermission(canWrite(viewer, row, input));
        await editPost(services, viewer, row, input);
        return readPost(db, viewer, type, row.id);
      },
    }),
    operation(commonById, {
      id: `delete${kind.noun}`,
      path,
      summary: `Deletes ${withArticle(name)}, which can be restored.`,
      handle: async ({ services: { db, now }, viewer, params }) => {
        const row = await requirePostNotDeleted(db, viewer, type, params.id);
        requirePermission(kind.rules.delete(viewer, toFacts(row)));
        await markPostDeleted(db, row, now());
      },
    }),
    operation(commonById, {
      id: `restore${kind.noun}`,
      method: kind.restoreMethod,
      path: `${path}/restore`,
      summary: `Restores a deleted ${name} with its comments and likes. Permitted to those who may delete it.`,
      response,
      handle: async ({ services: { db }, viewer, params }) => {
        const row = await requirePost(db, viewer, type, params.id);
        requirePermission(kind.rules.delete(viewer, toFacts(row)));
        requireDeleted(row, "post");
        await markPostDeleted(db, row, null);
        return readPost(db, viewer, type, row.id);
      },
    }),
  ];
}

/** Such interviews accept no answers. */
const notOpen = {
  draft: "This interview is a draft. Open it before you publish its call-out.",
  closed: "This interview is closed.",
};

export const asyncCalloutOperations: Operation[] = [
  operation(common, {
    id: "createAsyncCallout",
    path: "/callouts/async/{interviewId}",
    summary: "Publishes a call-out whose responses are answers to an open interview of the caller. 403 for interviews of others.",
    params: Type.Object({ interviewId: Id }),
    body: component("AsyncCalloutInput", createBody("Fields of a new call-out with an interview.", asyncCalloutForm, authorId)),
    response: postSchemas.callout.own,
    creates: true,
    refusals: [403],
    handle: async ({ services, viewer, params: { interviewId }, body }) => {
      const interview = await requireOwnInterview(services.db, viewer, interviewId, "ask");
      if (interview.status !== "open") throw unprocessable(notOpen[interview.status]);
      return createAndRead(services, viewer, { type: "callout", form: asyncCalloutForm, interviewId }, body);
    },
  }),
];
