import type { Context } from "../../context.ts";
import type { CreateTaskInput, MutationResolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import type { Task, WorkList } from "../../rest/generated/contract.ts";
import { toPostName } from "../../rest/posts.ts";
import { change } from "../mutation.ts";
import { decide } from "../permissions/policy.ts";
import { enforceRules, enforce } from "../permissions/requirePermission.ts";
import { accountWriterRules } from "../permissions/rules.ts";
import { postTypes } from "../posts/kinds/index.ts";
import type { ViewerModel } from "../session/models.ts";
import { toActor, getViewer } from "../session/viewer.ts";
import type { TaskSubjectType } from "./models.ts";
import { workPolicy, type WorkAction, type WorkFacts } from "./policy.ts";
import { tasks, workLists } from "./store.ts";

/** The properties that the rules check. @param creator null when the REST API does not name the creator */
export const toWorkFacts = ({ roles }: ViewerModel, creator: WorkFacts["creator"]): WorkFacts => ({
  creator,
  isAccountAdmin: roles.includes("accountAdmin"),
});

/** The creator of a work list; null when the REST API does not name one. */
export const getCreator = ({ creatorId }: WorkList): WorkFacts["creator"] => (creatorId === undefined ? null : { id: creatorId });

async function requireWorkPermission(context: Context, action: WorkAction, creator: WorkFacts["creator"]): Promise<void> {
  const viewer = await getViewer(context);
  enforce(decide(workPolicy[action], toActor(viewer), toWorkFacts(viewer, creator)));
}

const subjectTypes: Readonly<Partial<Record<string, TaskSubjectType>>> = {
  Story: "story",
  Announcement: "announcement",
  Interview: "interview",
  ...Object.fromEntries(postTypes.map((type) => [toPostName(type), type])),
};

/** The subject of a task in a REST body; omitted, it stays unchanged. */
function toSubjectFields(subjectId: CreateTaskInput["subjectId"]): Partial<Pick<Task, "entityType" | "entityId">> {
  if (subjectId === undefined) return {};
  if (subjectId === null) return { entityType: null, entityId: null };
  return { entityType: subjectTypes[subjectId.type] ?? null, entityId: subjectId.key };
}

export const mutations: MutationResolvers = {
  createTask: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, status, subjectId, ...fields } = input;
    return change(context, input, async () => {
      await enforceRules(context, accountWriterRules);
      return context.rest.write(
        "createTask",
        { body: { ...fields, ...toSubjectFields(subjectId), status: status ?? undefined } },
        { idempotencyKey },
      );
    });
  },
  updateTask: async (_mutation, { input }, context) => {
    const { clientMutationId: _, taskId: id, title, status, subjectId, ...fields } = input;
    return change(context, input, async () => {
      await requireWorkPermission(context, "edit", null);
      const body = {
        ...fields,
        ...toSubjectFields(subjectId),
        title: title ?? undefined,
        status: status ?? undefined,
      };
      return context.rest.write("updateTask", { params: { id }, body });
    });
  },
  /** Returns the global id of the deleted task. */
  deleteTask: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.taskId;
      await requireWorkPermission(context, "delete", (await tasks(context).get(id))?.creator ?? null);
      await context.rest.write("deleteTask", { params: { id } });
      return encodeId("Task", id);
    }),
  createWorkList: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, memberIds, ...fields } = input;
    return change(context, input, async () => {
      await enforceRules(context, accountWriterRules);
      return context.rest.write("createWorkList", { body: { ...fields, memberIds: memberIds ?? [] } }, { idempotencyKey });
    });
  },
  updateWorkList: async (_mutation, { input }, context) => {
    const { clientMutationId: _, workListId: id, name, memberIds, ...fields } = input;
    return change(context, input, async () => {
      await requireWorkPermission(context, "edit", null);
      return context.rest.write("updateWorkList", {
        params: { id },
        body: {
          ...fields,
          name: name ?? undefined,
          memberIds: memberIds ?? undefined,
        },
      });
    });
  },
  /** Returns the global id of the deleted work list. */
  deleteWorkList: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.workListId;
      const list = await workLists(context).get(id);
      await requireWorkPermission(context, "delete", list === null ? null : getCreator(list));
      await context.rest.write("deleteWorkList", { params: { id } });
      return encodeId("WorkList", id);
    }),
};
