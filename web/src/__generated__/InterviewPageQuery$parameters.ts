/**
 * @generated SignedSource<<ab2fe5f50ebd0246c0be32176f3f9f69>>
 * @relayHash 5df16df70e22ab2f0a4a353cc0c8bcf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e86a8bac4acbb494747eb17018f6a384e1290130b36adf4ff80a565341db49a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewPageQuery } from './InterviewPageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e86a8bac4acbb494747eb17018f6a384e1290130b36adf4ff80a565341db49a",
    "metadata": {},
    "name": "InterviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
