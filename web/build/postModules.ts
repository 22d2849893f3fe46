import type { PostTypeNames } from "./postTypes.ts";

const HEADER = "// Written by web/generate.ts from the folders of web/src/posts/kinds.";

/** The modules that name every post type: file name -> text. */
export function postModules(types: readonly PostTypeNames[]): ReadonlyMap<string, string> {
  const editable = types.filter(({ isEditable }) => isEditable);
  return new Map([
    ["postKinds.ts", postKinds(types)],
    ["AnyPostCard.tsx", dispatch("AnyPostCard", "Card", "A post of any type in a list.", types)],
    ["PostView.tsx", dispatch("PostView", "View", "A post of any type in full.", types)],
    ["newPostForms.tsx", newPostForms(types)],
    ["EditPostForm.tsx", editPostForm(editable)],
  ]);
}

function postKinds(types: readonly PostTypeNames[]): string {
  return `${HEADER}
${types.map(({ key }) => `import { ${key} } from "../kinds/${key}/index.ts";`).join("\n")}
import type { KnownPostType, PostKind } from "../kinds/PostKind.ts";
import type { PostKey } from "../postKeys.ts";

/** What the types of posts are, by query key and in its order. */
export const postKinds: Readonly<Record<PostKey, PostKind>> = {
${types.map(({ key }) => `  ${key},`).join("\n")}
};

/** The same by the value in the schema. */
export const postKindsByType: Readonly<Record<KnownPostType, PostKind>> = {
${types.map(({ key, literal }) => `  ${literal}: ${key},`).join("\n")}
};
`;
}

/** A component that renders a post by the component of its type. */
function dispatch(component: string, suffix: "Card" | "View", description: string, types: readonly PostTypeNames[]): string {
  const fragment = `${component}_post`;
  return `${HEADER}
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ${fragment}$key } from "../../__generated__/${fragment}.graphql.ts";
${componentImports(types, suffix)}
import { UnknownPost } from "../UnknownPost.tsx";

/** ${description} */
export function ${component}({ post }: { post: ${fragment}$key }): ReactNode {
  const data = useFragment(
    graphql\`
      fragment ${fragment} on Post {
${spreads(types, suffix)}
      }
    \`,
    post,
  );
${types.map(({ key, name }) => `  if (data.${key}) return <${name}${suffix} ${key}={data.${key}} />;`).join("\n")}
  return <UnknownPost />;
}
`;
}

function newPostForms(types: readonly PostTypeNames[]): string {
  return `${HEADER}
import type { ReactNode } from "react";
${componentImports(types, "Form")}
import type { PostKey } from "../postKeys.ts";
import type { Writing } from "../writing/writing.ts";

/** The form for a new post of each type. */
export const newPostForms: Readonly<Record<PostKey, (writing: Writing) => ReactNode>> = {
${types.map(({ key, name, isEditable }) => `  ${key}: (writing) => <${name}Form${isEditable ? " post={null}" : ""} writing={writing} />,`).join("\n")}
};
`;
}

function editPostForm(types: readonly PostTypeNames[]): string {
  return `${HEADER}
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditPostForm_post$key } from "../../__generated__/EditPostForm_post.graphql.ts";
${componentImports(types, "Form")}
import type { Writing } from "../writing/writing.ts";

/** The form for a post that is there already; nothing for a type that is not edited. */
export function EditPostForm({ post, writing }: { post: EditPostForm_post$key; writing: Writing }): ReactNode {
  const data = useFragment(
    graphql\`
      fragment EditPostForm_post on Post {
${spreads(types, "Form")}
      }
    \`,
    post,
  );
${types.map(({ key, name }) => `  if (data.${key}) return <${name}Form post={data.${key}} writing={writing} />;`).join("\n")}
  return null;
}
`;
}

const componentImports = (types: readonly PostTypeNames[], suffix: string): string =>
  types.map(({ key, name }) => `import { ${name}${suffix} } from "../kinds/${key}/${name}${suffix}.tsx";`).join("\n");

const spreads = (types: readonly PostTypeNames[], suffix: string): string =>
  types.map(({ key, name }) => `        ...${name}${suffix}_${key} @alias(as: "${key}")`).join("\n");
