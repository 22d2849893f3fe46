/**
 * @generated SignedSource<<5a6e93eec98285ee3b7bacacf44f9a75>>
 * @relayHash fca1c6f49960a781598ff3dfbf8a4bf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2411abe852958907fa89985619e8aac1f1a433d0745de9e2771e3b3958ddd4d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2411abe852958907fa89985619e8aac1f1a433d0745de9e2771e3b3958ddd4d7",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
