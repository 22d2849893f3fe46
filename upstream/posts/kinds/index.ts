/** The definitions of all post types. To add a type, add a file to this folder and a line here. */
export { callout } from "./callout.ts";
export { communityPost } from "./communityPost.ts";
export { event } from "./event.ts";
export { job } from "./job.ts";
export { reaction } from "./reaction.ts";
export { record } from "./record.ts";
export { statement } from "./statement.ts";
