/**
 * @generated SignedSource<<2eeb48510f33974abee82f0c35d35b14>>
 * @relayHash b2495792fcd5cbae1708ee7a2ec574d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2de5da0dfffa92e8f641aae506afe03158697a83da7ae847c5aaca6c22de98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementEmailPageQuery } from './AnnouncementEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab2de5da0dfffa92e8f641aae506afe03158697a83da7ae847c5aaca6c22de98",
    "metadata": {},
    "name": "AnnouncementEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
