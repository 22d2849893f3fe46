/**
 * @generated SignedSource<<9daa572de7b374680e0b87ab581aeb15>>
 * @relayHash cbbc7bedfc8d6d17d5bea24e360a0c01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a506b99e8612a31976539777c6635e3212164d1dcc0d0433c936f727bf660d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementWebPageQuery } from './AnnouncementWebPageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementWebPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a506b99e8612a31976539777c6635e3212164d1dcc0d0433c936f727bf660d1",
    "metadata": {},
    "name": "AnnouncementWebPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
