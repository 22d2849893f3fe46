/**
 * @generated SignedSource<<aff1bd5237b6db72ff6b924868553901>>
 * @relayHash 5b3d130f2c11f79dff881cc0d9995818
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74a715454667481c63d84dd397c5e497c14b3274b5894c1aef750e45c891229b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74a715454667481c63d84dd397c5e497c14b3274b5894c1aef750e45c891229b",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
