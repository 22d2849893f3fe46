/**
 * @generated SignedSource<<c2164e96510d8e75d22ad7832964db3b>>
 * @relayHash 631c65f1d0ee599d23f0f6e4890c829e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f85108cccb791d5d7abde88b327b575ce4d6daa36bf266c7820b7f0ed56abb1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f85108cccb791d5d7abde88b327b575ce4d6daa36bf266c7820b7f0ed56abb1f",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
