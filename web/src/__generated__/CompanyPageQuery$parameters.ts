/**
 * @generated SignedSource<<7bb9f42bc0a0d1e67afdf92a52abe09d>>
 * @relayHash 466a73ab529769db507535052c3f2005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 781485863e2a3f85a6234bd767ef45ea0dac0ade109cdf663ef80248d7527ce4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "781485863e2a3f85a6234bd767ef45ea0dac0ade109cdf663ef80248d7527ce4",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
