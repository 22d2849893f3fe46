/**
 * @generated SignedSource<<d1fd75f3d77f617254964daf098cb563>>
 * @relayHash c9b2fe699aa6231ade1bf9c5eacd2f6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 485eaa1bc16218b3a375526873368a8390bf92d5b23b960ccb2e7668a714a7c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "485eaa1bc16218b3a375526873368a8390bf92d5b23b960ccb2e7668a714a7c1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
