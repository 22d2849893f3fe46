/**
 * @generated SignedSource<<00be64d3fcdca7411f876461edcb2966>>
 * @relayHash 81a2439ea1e7e318157c94a0947cc1c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 073aec3a23badb05231249ffd2fc2822c409f4000bdae0a2b8e284f160709235

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewEditPageQuery } from './InterviewEditPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "073aec3a23badb05231249ffd2fc2822c409f4000bdae0a2b8e284f160709235",
    "metadata": {},
    "name": "InterviewEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
