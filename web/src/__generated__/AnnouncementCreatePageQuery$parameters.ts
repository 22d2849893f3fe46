/**
 * @generated SignedSource<<495e732dfbbea35ccf61dba3cbcaa078>>
 * @relayHash ca5973efd07506fa803b2806e1574cb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f267d828e0e74d07ac2fe39d29ad31cca99910777ce142524b7ea4272925e3a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementCreatePageQuery } from './AnnouncementCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f267d828e0e74d07ac2fe39d29ad31cca99910777ce142524b7ea4272925e3a0",
    "metadata": {},
    "name": "AnnouncementCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
