/**
 * @generated SignedSource<<c4f6c45c43022354869a43390902c2f5>>
 * @relayHash 66c0589d8c9abba4eaf5ea9fd4caec5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b21691d209b39e4fd71f690d161be78611cc900171ae4dd6886841b939a1f8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b21691d209b39e4fd71f690d161be78611cc900171ae4dd6886841b939a1f8a",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
