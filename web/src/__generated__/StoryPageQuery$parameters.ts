/**
 * @generated SignedSource<<92a42a10204062e37065f29d41395898>>
 * @relayHash 4ba8886cd0ae4dff0bbd295223ef93a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 239677d7b2836d48a339dccc82fb630bbfcb2187536fbbcccc130125a8fb04a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "239677d7b2836d48a339dccc82fb630bbfcb2187536fbbcccc130125a8fb04a6",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
