/**
 * @generated SignedSource<<5f972a1f8850258505e646db0d74af28>>
 * @relayHash 51f27e1af9d3e386faa086b5a45780f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1243784d6d03e57654ce74e2134d19964d0c1022ee3623e9fab0f529e3ca050

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1243784d6d03e57654ce74e2134d19964d0c1022ee3623e9fab0f529e3ca050",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
