/**
 * @generated SignedSource<<5fdd6514f130fee351b31db1ff6058a8>>
 * @relayHash c66eb1cdb81b45e3e0cb8a0863680366
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2128eda1fe89d131599fffc4d54b88b61f4f94b6fd7bb36286ad0efecd1625f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentaryPageQuery } from './CommentaryPageQuery.graphql';

const node: PreloadableConcreteRequest<CommentaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2128eda1fe89d131599fffc4d54b88b61f4f94b6fd7bb36286ad0efecd1625f5",
    "metadata": {},
    "name": "CommentaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
