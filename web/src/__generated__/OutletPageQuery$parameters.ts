/**
 * @generated SignedSource<<9dd7a02f535f8343009f03afb883e666>>
 * @relayHash 39e633ebe492737f7d88ee9f22c9b566
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee2c388956c68def160d284da3f2c79b04d8a3567724ed97cd549fccad6721e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutletPageQuery } from './OutletPageQuery.graphql';

const node: PreloadableConcreteRequest<OutletPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee2c388956c68def160d284da3f2c79b04d8a3567724ed97cd549fccad6721e4",
    "metadata": {},
    "name": "OutletPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
