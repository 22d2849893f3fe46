export { callout } from "./callout/index.ts";
export { communityPost } from "./communityPost/index.ts";
export { event } from "./event/index.ts";
export { job } from "./job/index.ts";
export { reaction } from "./reaction/index.ts";
export { record } from "./record/index.ts";
export { statement } from "./statement/index.ts";
