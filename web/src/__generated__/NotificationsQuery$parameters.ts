/**
 * @generated SignedSource<<030dd646f2bde5550b678db56a88dd8d>>
 * @relayHash 25e8b864a36ad6301107e3c4bfa78cf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0cf2e1507011e22d749bc9ddab45041fec5923165e657bc69216d7e21ff72aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsQuery } from './NotificationsQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0cf2e1507011e22d749bc9ddab45041fec5923165e657bc69216d7e21ff72aa",
    "metadata": {},
    "name": "NotificationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
