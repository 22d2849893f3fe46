/**
 * @generated SignedSource<<cbd51015c70aa09e0d8eb3da7dbd554b>>
 * @relayHash 74d1ce6e5ad624586bae6bf2583b761d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf7d8ed6716657fce1dbb7049981e7461dbb3fa7015304298f33b091f4fae2b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementWebPageQuery } from './AnnouncementWebPageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementWebPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf7d8ed6716657fce1dbb7049981e7461dbb3fa7015304298f33b091f4fae2b9",
    "metadata": {},
    "name": "AnnouncementWebPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
