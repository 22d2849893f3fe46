/**
 * @generated SignedSource<<9b6b10fa762dde7e765d7caf0bbd8fc4>>
 * @relayHash f48c81d302970b4dc1d1a03c792dae8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27091c79f3b32c7dc1dafb12485f761a94541928e058e4877a006b06046dd47c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27091c79f3b32c7dc1dafb12485f761a94541928e058e4877a006b06046dd47c",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
