/**
 * @generated SignedSource<<0cd51d3c10bb790ea222b0808c7efd30>>
 * @relayHash 4a16f983ef7cba5024442811974900df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7caea746b07fe3854458576a294cd9afb0fb2514eda53a2b2e8fcbaab32a3843

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7caea746b07fe3854458576a294cd9afb0fb2514eda53a2b2e8fcbaab32a3843",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
