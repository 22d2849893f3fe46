/**
 * @generated SignedSource<<3e193676bf5f497da51a41cf3d59dc9c>>
 * @relayHash 9c0553279783f41c5fcdae73a90bbe79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03cc4bc07a8932a2db6864e65604b09bbc0823d9b03523a42e73237002c47b1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03cc4bc07a8932a2db6864e65604b09bbc0823d9b03523a42e73237002c47b1d",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
