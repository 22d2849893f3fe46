/**
 * @generated SignedSource<<de10078b2d3b245e9e14779ba5fdfc28>>
 * @relayHash 067c71f35330d15cc6f07a954979b4b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec0bedc31ff4e1bcc1ce6ee44ae9bbe3ccfdf420d282f0f62cbd6cef5086e826

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoryPageQuery } from './StoryPageQuery.graphql';

const node: PreloadableConcreteRequest<StoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec0bedc31ff4e1bcc1ce6ee44ae9bbe3ccfdf420d282f0f62cbd6cef5086e826",
    "metadata": {},
    "name": "StoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
