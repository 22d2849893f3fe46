/**
 * @generated SignedSource<<2637a26fba105af69c69157e6e8a8cbc>>
 * @relayHash a03c62197c8a66cbe8aafeb3b0dacf5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0dff84be1e2a18914ae554b8865b2400c9cdf810014b9c18c801db6c06eb063

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0dff84be1e2a18914ae554b8865b2400c9cdf810014b9c18c801db6c06eb063",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
