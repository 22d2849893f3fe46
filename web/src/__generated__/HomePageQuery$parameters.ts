/**
 * @generated SignedSource<<69db1a7bb4093f680f92ff393dcd9743>>
 * @relayHash 13c2ec01bbdf9dc2d35bdfb7e663894e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37483e18e005f9fa1627341e7044ffb2acc51625841cef34c7532476155e428c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37483e18e005f9fa1627341e7044ffb2acc51625841cef34c7532476155e428c",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
