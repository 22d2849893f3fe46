/**
 * @generated SignedSource<<ca1b471d4d4a7ebef599f24b2b377693>>
 * @relayHash eb142edd7372a76a22918cae31ae7d8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 711caf964ae99693d0ac1e25e8266c55def03a16b9c72db3cf570b41b418a773

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunitiesPageQuery } from './CommunitiesPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunitiesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "711caf964ae99693d0ac1e25e8266c55def03a16b9c72db3cf570b41b418a773",
    "metadata": {},
    "name": "CommunitiesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
