/**
 * @generated SignedSource<<fe67f7da782f5b22a334d62b6c31d406>>
 * @relayHash 3562c9bf1299c13c34581e90d81ef4ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d373bd5fae4c9c9a5a4db84f9179251cdd601106c0900a5e8c30a6d12b03a88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d373bd5fae4c9c9a5a4db84f9179251cdd601106c0900a5e8c30a6d12b03a88",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
