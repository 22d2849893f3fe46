/**
 * @generated SignedSource<<02958b8710b6e59b598f0e5a523427c2>>
 * @relayHash 5929e34bb3110f20a42305b94cdb0e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6da2f5091506bdd168cd0c27570b4ef047da63a92a2b7192156e388f1d673479

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6da2f5091506bdd168cd0c27570b4ef047da63a92a2b7192156e388f1d673479",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
