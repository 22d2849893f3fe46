/**
 * @generated SignedSource<<35ffb049fdd0ac467e85760159aed143>>
 * @relayHash e2f5aab70d164936367143610f9b99b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efa9e50b61367fa85b659d8fcfae9de170331f3c41a828e1e63c4f5c0a6f8f7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efa9e50b61367fa85b659d8fcfae9de170331f3c41a828e1e63c4f5c0a6f8f7f",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
