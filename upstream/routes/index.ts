import type { Operation } from '../http/operation.ts';
import { commentOperations } from './comments.ts';
import { communityOperations } from './communities.ts';
import { feedOperations } from './feed.ts';
import { feedbackOperations } from './feedback.ts';
import { lookupOperations } from './lookups.ts';
import { postOperations } from './posts.ts';
import { profilesOperations } from './profiles.ts';
import { sessionOperations } from './session.ts';
import { storyOperations } from './stories.ts';
import { uploadOperations } from './uploads.ts';

/** Every call of the API. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...feedOperations,
  ...postOperations,
  ...storyOperations,
  ...commentOperations,
  ...communityOperations,
  ...uploadOperations,
  ...profilesOperations,
  ...lookupOperations,
  ...feedbackOperations,
];
