/**
 * @generated SignedSource<<940748dc310d7c4059e7947ffa63e89a>>
 * @relayHash adbafb1331511c9a128e214bd88c69b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e7704470c9e3a1b2413fc8c2e67656cda84b7d11746d6d259e48520d6e7891

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementPageQuery } from './AnnouncementPageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7e7704470c9e3a1b2413fc8c2e67656cda84b7d11746d6d259e48520d6e7891",
    "metadata": {},
    "name": "AnnouncementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
