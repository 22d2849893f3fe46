/**
 * @generated SignedSource<<5cf48cbaf6df314460d00efa5d69701c>>
 * @relayHash 3fcfd91ff0011910983d4d80acdbeb31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddfacc877d1825e355b788ce436448c5fa6b4ade8a12bdf1d4a6c4e7dd1b2bd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsroomCreatePageQuery } from './NewsroomCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<NewsroomCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddfacc877d1825e355b788ce436448c5fa6b4ade8a12bdf1d4a6c4e7dd1b2bd7",
    "metadata": {},
    "name": "NewsroomCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
