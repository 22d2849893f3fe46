/**
 * @generated SignedSource<<8463f351b6b7ae71fc7a5675a1b83194>>
 * @relayHash 3741c7a403e1b182d3177675dfd58c4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bacbbb3f842a0974a8d1f078414b9c8b9ef55a80e15fc18fe05e8892e4246389

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bacbbb3f842a0974a8d1f078414b9c8b9ef55a80e15fc18fe05e8892e4246389",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
