/**
 * @generated SignedSource<<cc89ab2bf7973d767c0f44dd6cf198be>>
 * @relayHash 0e49d69d2cc52d55c09b7a928e048a98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2a7dec6aebbb079aa07a9fe66516199386405ddf154f31d523c627e3c1b730c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationSettingsPageQuery } from './NotificationSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2a7dec6aebbb079aa07a9fe66516199386405ddf154f31d523c627e3c1b730c",
    "metadata": {},
    "name": "NotificationSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
