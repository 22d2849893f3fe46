/**
 * @generated SignedSource<<9f114b77c3e0d850be45fc092f652293>>
 * @relayHash cdc06b84398f104106f25cc5923798d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c390383a5556b0f7f61f12195613c807f678705ef10ac312175bb1e37febb821

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c390383a5556b0f7f61f12195613c807f678705ef10ac312175bb1e37febb821",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
