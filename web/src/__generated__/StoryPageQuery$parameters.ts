/**
 * @generated SignedSource<<13dc2f1d56ac4ee1ccc4fae776efd443>>
 * @relayHash 06f84b146bea0344a28d7575411ebd2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd743f77be57ce4aa34e432d50391e09e2d68857dbe9f1f6d5e8edb878427c8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd743f77be57ce4aa34e432d50391e09e2d68857dbe9f1f6d5e8edb878427c8d",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
