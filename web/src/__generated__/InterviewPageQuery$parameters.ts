/**
 * @generated SignedSource<<93a65d4bf657cab1d1600dcff32bdb41>>
 * @relayHash 22f186baeaa70b82dca87c5f45d3a578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64474aa2aa8eb451f1061c1ed804f6de1f6726186b8f87a2e961bc836f3d733f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64474aa2aa8eb451f1061c1ed804f6de1f6726186b8f87a2e961bc836f3d733f",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
