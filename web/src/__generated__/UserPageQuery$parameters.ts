/**
 * @generated SignedSource<<1a4b73ad1812220206d1c888929b2c20>>
 * @relayHash abda18df68ca04ff6043d7d06418d057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc13c44489287ed1d7f41f31ba5372744c89e07752e143ac7777c8900c707231

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserPageQuery } from './UserPageQuery.graphql';

const node: PreloadableConcreteRequest<UserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc13c44489287ed1d7f41f31ba5372744c89e07752e143ac7777c8900c707231",
    "metadata": {},
    "name": "UserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
