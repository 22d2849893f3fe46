/**
 * @generated SignedSource<<fad1346948f910a45635c82561c61964>>
 * @relayHash c3591bd029ba0be79bbd3b993645f934
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 935611367b21ce3600f12226beb824d39d964d100c499c239fbbd1d768df4666

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnswerPageQuery } from './AnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<AnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "935611367b21ce3600f12226beb824d39d964d100c499c239fbbd1d768df4666",
    "metadata": {},
    "name": "AnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
