/**
 * @generated SignedSource<<a382805fd48e64ed92641a1c86457786>>
 * @relayHash 2a2f32d713dcb4d940f8f7c087e887ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a74759787be6b813e7d92e206a706687b29234773b1ad49724258b5674ca549

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallOutsPageQuery } from './CallOutsPageQuery.graphql';

const node: PreloadableConcreteRequest<CallOutsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a74759787be6b813e7d92e206a706687b29234773b1ad49724258b5674ca549",
    "metadata": {},
    "name": "CallOutsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
