/**
 * @generated SignedSource<<b139d08d82a3c1a64160b58334a3a371>>
 * @relayHash 51252086da85dcead0bc1c50dc0d708a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 955b2c1548d385b84f0bde599687868bfabf57505e0fced106ac9f5f496a95f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "955b2c1548d385b84f0bde599687868bfabf57505e0fced106ac9f5f496a95f1",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
