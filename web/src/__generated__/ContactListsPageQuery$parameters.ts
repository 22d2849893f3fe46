/**
 * @generated SignedSource<<86f515749d103d59e56c54e997bb0302>>
 * @relayHash d13afbfe3ecaa5d3bdfd877b4219cb61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 688db0f233636abfeb8cc8bf30ece39c8079c7f843ebd4da7493426fc73fb012

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactListsPageQuery } from './ContactListsPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactListsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "688db0f233636abfeb8cc8bf30ece39c8079c7f843ebd4da7493426fc73fb012",
    "metadata": {},
    "name": "ContactListsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
