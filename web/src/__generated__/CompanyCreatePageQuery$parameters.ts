/**
 * @generated SignedSource<<8f9a4e768d2b94a80d6862fec7c010bc>>
 * @relayHash 5161818e05f01f0361f7fceb42d5f05d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a5aa7ef7e9aa96221102ae78fbc01f0471afdfdd75dfc85e528882feeec92a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyCreatePageQuery } from './CompanyCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a5aa7ef7e9aa96221102ae78fbc01f0471afdfdd75dfc85e528882feeec92a4",
    "metadata": {},
    "name": "CompanyCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
