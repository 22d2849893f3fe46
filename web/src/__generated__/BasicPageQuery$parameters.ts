/**
 * @generated SignedSource<<205fe93f43a0170e4452fb75900f8917>>
 * @relayHash b839941ea5bae00b965890b4f02c311b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9971c5720e38cdd1de69d5540e95868db61cdf1deaa7c4780cf40e4e3a7f47f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BasicPageQuery } from './BasicPageQuery.graphql';

const node: PreloadableConcreteRequest<BasicPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9971c5720e38cdd1de69d5540e95868db61cdf1deaa7c4780cf40e4e3a7f47f",
    "metadata": {},
    "name": "BasicPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
