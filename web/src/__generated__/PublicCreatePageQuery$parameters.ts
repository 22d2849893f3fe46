/**
 * @generated SignedSource<<f863fb7f8820f1af005297b438b3f961>>
 * @relayHash ca38adb3b4c4b813c8b248d5b9f74cc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4c2cf92614441c49d919f39d30025b5fde4fb59894d78d73f42939674277e0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicCreatePageQuery } from './PublicCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<PublicCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4c2cf92614441c49d919f39d30025b5fde4fb59894d78d73f42939674277e0b",
    "metadata": {},
    "name": "PublicCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
