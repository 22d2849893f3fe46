/**
 * @generated SignedSource<<6a48b75b59efd0d4a3d6ead4f491432c>>
 * @relayHash f6424f70f435e34e795c32e21248736d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b41987b6bafc362cf6e5a82c8aa81c2ea7c7ab384287ffd47caeea2a3c8e80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66b41987b6bafc362cf6e5a82c8aa81c2ea7c7ab384287ffd47caeea2a3c8e80",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
