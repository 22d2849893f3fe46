/**
 * @generated SignedSource<<656e25845d49ac00c8b8300e37076ee5>>
 * @relayHash bdd943324a4727ba7148d5ac60e88cc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f12e79906bc174b8fdfc172f810ec42c3447f11d1d5ca753a8b3eaa27e3caee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f12e79906bc174b8fdfc172f810ec42c3447f11d1d5ca753a8b3eaa27e3caee",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
