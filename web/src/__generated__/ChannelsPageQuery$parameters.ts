/**
 * @generated SignedSource<<a008196e3646e01a9cc03124ad1a03fa>>
 * @relayHash 8e7c36af164a99ec28417a5573822b1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b8856e2ef75e335752737623d91ae2644bebe5e64a92ec1e019facf74469e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChannelsPageQuery } from './ChannelsPageQuery.graphql';

const node: PreloadableConcreteRequest<ChannelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82b8856e2ef75e335752737623d91ae2644bebe5e64a92ec1e019facf74469e7",
    "metadata": {},
    "name": "ChannelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
