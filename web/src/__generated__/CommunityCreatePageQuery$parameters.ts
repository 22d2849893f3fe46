/**
 * @generated SignedSource<<e9755f095581175952f7b43547fc860f>>
 * @relayHash 9b5992e13bc6a3880a1f1b54f79e9aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff3ba2318bca9eaee6423c4dbceff09074ce353bf6cb9897692110affd60b4cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityCreatePageQuery } from './CommunityCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff3ba2318bca9eaee6423c4dbceff09074ce353bf6cb9897692110affd60b4cd",
    "metadata": {},
    "name": "CommunityCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
