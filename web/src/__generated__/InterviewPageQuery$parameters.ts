/**
 * @generated SignedSource<<80da4c663446b97ef8923179bbf3a9ec>>
 * @relayHash fd828741d48db6fe1ad6560fd22f4e70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ab652da198956da7e45c0e0d73a32369350046d32f2bdbf34eedc92fd110bdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ab652da198956da7e45c0e0d73a32369350046d32f2bdbf34eedc92fd110bdb",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
