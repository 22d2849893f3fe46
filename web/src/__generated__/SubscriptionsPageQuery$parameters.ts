/**
 * @generated SignedSource<<5c2bb46c16cef735fbb7f02ad718d6c5>>
 * @relayHash d2d698c6742b850eb37e87aaf38a194c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c01816f168987141b3a9dfcfd190108a0c6f3bf82d38d2402f715f5acf050aaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionsPageQuery } from './SubscriptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c01816f168987141b3a9dfcfd190108a0c6f3bf82d38d2402f715f5acf050aaf",
    "metadata": {},
    "name": "SubscriptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
