import type { PostTypeNames } from "./postTypes.ts";

const header = "// Written by web/generate.ts from the folders of web/src/posts/kinds.";

/** The modules that name every post type: file name -> text. */
export function postModules(types: readonly PostTypeNames[]): ReadonlyMap<string, string> {
  const editable = types.filter(({ isEditable }) => isEditable);
  return new Map([
    ...types.map((type) => [`useSave${type.name}.ts`, saveHook(type)] as const),
    ["postKinds.ts", postKinds(types)],
    ["AnyPostCard.tsx", dispatch("AnyPostCard", "PostCard", "A post of any type in a list.", types)],
    ["PostView.tsx", dispatch("PostView", "PostArticle", "A post of any type in full.", types)],
    ["newPostForms.tsx", newPostForms(types)],
    ["EditPostForm.tsx", editPostForm(editable)],
  ]);
}

function postKinds(types: readonly PostTypeNames[]): string {
  return `${header}
${types.map(({ key }) => `import { ${key} } from "../kinds/${key}/index.ts";`).join("\n")}
import type { KnownPostType, PostKind } from "../kinds/PostKind.ts";
import type { PostKey } from "../postKeys.ts";

/** The post types by query key, in the order of postKeys.ts. */
export const postKinds: Readonly<Record<PostKey, PostKind>> = {
${types.map(({ key }) => `  ${key},`).join("\n")}
};

/** The post types by their value in the schema. */
export const postKindsByType: Readonly<Record<KnownPostType, PostKind>> = {
${types.map(({ key, literal }) => `  ${literal}: ${key},`).join("\n")}
};
`;
}

/** A component that renders a post of any type: the content of its type in the frame that all types share. */
function dispatch(
  component: string,
  frame: "PostCard" | "PostArticle",
  description: string,
  types: readonly PostTypeNames[],
): string {
  const fragment = `${component}_post`;
  const isFull = frame === "PostArticle";
  return `${header}
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ${fragment}$key } from "../../__generated__/${fragment}.graphql.ts";
${componentImports(types, "Content")}
import { ${frame} } from "../${frame}.tsx";
import { UnknownPost } from "../UnknownPost.tsx";
import { postKinds } from "./postKinds.ts";

/** ${description} */
export function ${component}({ post }: { post: ${fragment}$key }): ReactNode {
  const data = useFragment(
    graphql\`
      fragment ${fragment} on Post {
        ... on PostBase @alias(as: "base") {
          ...${frame}_post
        }
${types.map(contentFields).join("\n")}
      }
    \`,
    post,
  );
  const { base } = data;
  if (!base) return <UnknownPost />;
${types.map((type) => framedContent(type, frame, isFull)).join("\n")}
  return <UnknownPost />;
}
`;
}

const contentFields = ({ key, name, titleField }: PostTypeNames): string => `\
        ... on ${name} @alias(as: "${key}") {${titleField ? `\n          ${titleField}` : ""}
          ...${name}Content_${key}
        }`;

const framedContent = ({ key, name, titleField }: PostTypeNames, frame: string, isFull: boolean): string => `\
  if (data.${key}) {
    return (
      <${frame} post={base} kind={postKinds.${key}}${titleField ? ` title={data.${key}.${titleField}}` : ""}>
        <${name}Content post={data.${key}} isFull={${isFull}} />
      </${frame}>
    );
  }`;

function newPostForms(types: readonly PostTypeNames[]): string {
  return `${header}
import type { ReactNode } from "react";
${componentImports(types, "Form")}
import type { PostKey } from "../postKeys.ts";
import type { PostFormContext } from "../writing/PostFormContext.ts";

/** The form for a new post of each type. */
export const newPostForms: Readonly<Record<PostKey, (context: PostFormContext) => ReactNode>> = {
${types.map(({ key, name, isEditable }) => `  ${key}: (context) => <${name}Form${isEditable ? " post={null}" : ""} context={context} />,`).join("\n")}
};
`;
}

function editPostForm(types: readonly PostTypeNames[]): string {
  return `${header}
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditPostForm_post$key } from "../../__generated__/EditPostForm_post.graphql.ts";
${componentImports(types, "Form")}
import type { PostFormContext } from "../writing/PostFormContext.ts";

/** The form for an existing post; renders nothing for a type that cannot be edited. */
export function EditPostForm({ post, context }: { post: EditPostForm_post$key; context: PostFormContext }): ReactNode {
  const data = useFragment(
    graphql\`
      fragment EditPostForm_post on Post {
${spreads(types, "Form")}
      }
    \`,
    post,
  );
${types.map(({ key, name }) => `  if (data.${key}) return <${name}Form post={data.${key}} context={context} />;`).join("\n")}
  return null;
}
`;
}

/** A hook that creates a post of a type or, if the type is editable, updates one. An update does not change the author. */
function saveHook(type: PostTypeNames): string {
  const { name, isEditable } = type;
  const hook = `useSave${name}`;
  const operations = isEditable ? ["Create", "Update"] : ["Create"];
  const send = isEditable
    ? `(fields, { postId, changes, saveAs, idempotencyKey }) =>
    postId === null
      ? toSaveResult(create.run({ variables: { input: { ...fields, status: saveAs, idempotencyKey } } }))
      : toSaveResult(update.run({ variables: { input: { ...changes, postId, status: saveAs } } }))`
    : `(fields, { saveAs, idempotencyKey }) =>
    toSaveResult(create.run({ variables: { input: { ...fields, status: saveAs, idempotencyKey } } }))`;
  return `${header}
import { graphql } from "react-relay";
${operations.map((operation) => importOfOperation(hook, operation, name)).join("\n")}
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { toSaveResult, type FieldsOf, type SavePost } from "../writing/savePost.ts";

/** Saves the values of the type's form. */
export function ${hook}(): SavePost<FieldsOf<Create${name}Input>> {
${operations.map((operation) => mutation(hook, operation, type)).join("\n")}
  return ${send};
}
`;
}

const importOfOperation = (hook: string, operation: string, name: string): string => {
  const input = operation === "Create" ? `Create${name}Input, ` : "";
  return `import type { ${input}${hook}${operation}Mutation } from "../../__generated__/${hook}${operation}Mutation.graphql.ts";`;
};

/** The mutation selects what the full view shows; after an update also the fragment of the form. */
function mutation(hook: string, operation: string, { key, name, titleField }: PostTypeNames): string {
  const title = titleField ? `\n          ${titleField}` : "";
  const form = operation === "Update" ? `\n          ...${name}Form_${key}` : "";
  return `  const ${operation.toLowerCase()} = useFormMutation<${hook}${operation}Mutation>(graphql\`
    mutation ${hook}${operation}Mutation($input: ${operation}${name}Input!) {
      payload: ${operation.toLowerCase()}${name}(input: $input) {
        post: ${key} {
          databaseId${title}
          ...PostArticle_post
          ...${name}Content_${key}${form}
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  \`);`;
}

const componentImports = (types: readonly PostTypeNames[], suffix: string): string =>
  types.map(({ key, name }) => `import { ${name}${suffix} } from "../kinds/${key}/${name}${suffix}.tsx";`).join("\n");

const spreads = (types: readonly PostTypeNames[], suffix: string): string =>
  types.map(({ key, name }) => `        ...${name}${suffix}_${key} @alias(as: "${key}")`).join("\n");
