/**
 * @generated SignedSource<<2d2982a72fa288515324dbec1ad3768a>>
 * @relayHash c51d55f680add9b6d31617d7cdd97406
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08d25588f1b2773cbcb1ea830f308809d37c1e6a4e6c5807021a26aefc466583

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementEmailPageQuery } from './AnnouncementEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08d25588f1b2773cbcb1ea830f308809d37c1e6a4e6c5807021a26aefc466583",
    "metadata": {},
    "name": "AnnouncementEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
