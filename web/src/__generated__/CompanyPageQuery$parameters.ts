/**
 * @generated SignedSource<<73dd91bd5288f34b275cca8d2e859d17>>
 * @relayHash b828e7a468a7a0d77cb97b5227a0a992
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67109947747bde670ee504e0493dca16c50c9a89f59fd159f3ca913841dce746

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67109947747bde670ee504e0493dca16c50c9a89f59fd159f3ca913841dce746",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
