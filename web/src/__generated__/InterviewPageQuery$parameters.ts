/**
 * @generated SignedSource<<9032b3264ab60bfdf3a0cb655b35fd92>>
 * @relayHash d5221806a8e29ce31a6daeb2d01d103c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a3a06e5473cbbcceb3991432a0f476bdef395b742671b3f8c66392f0bd2821d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a3a06e5473cbbcceb3991432a0f476bdef395b742671b3f8c66392f0bd2821d",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
