/**
 * @generated SignedSource<<273107b5b4da8c2ddf37c4b0f6012943>>
 * @relayHash ccf6e9f0c2df0a9266a0aaf1fa54b1f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cbaabf99dcda4eee06898521e969a710c4d1f54f5164098ea29507f23984c66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cbaabf99dcda4eee06898521e969a710c4d1f54f5164098ea29507f23984c66",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
