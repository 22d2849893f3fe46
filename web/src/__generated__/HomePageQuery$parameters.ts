/**
 * @generated SignedSource<<fc7db984aac85819904820e5c4d9f805>>
 * @relayHash 34ff9a2e2e4fc04aeefae7a41559c369
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edbda900079b958f7df1b468d4c7f57ab8e5b2d3fe05ada81fb31035482105bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edbda900079b958f7df1b468d4c7f57ab8e5b2d3fe05ada81fb31035482105bb",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
