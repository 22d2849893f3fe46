/**
 * @generated SignedSource<<f06716c9ddffc7ce25d4a90862b791e8>>
 * @relayHash 23de24dd5efa072647d8717dd22bb19c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0a0f3a2536adefa32f70c134b9310325b7c0305d7d5350785b1729b90cc44b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsroomsPageQuery } from './NewsroomsPageQuery.graphql';

const node: PreloadableConcreteRequest<NewsroomsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0a0f3a2536adefa32f70c134b9310325b7c0305d7d5350785b1729b90cc44b9",
    "metadata": {},
    "name": "NewsroomsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
