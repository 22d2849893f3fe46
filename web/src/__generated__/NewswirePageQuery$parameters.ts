/**
 * @generated SignedSource<<a4224a3693820cedc165e93e65d902aa>>
 * @relayHash 24b14c68117811454741f1eca1da0750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d57d2158f2d08679d4ff817c18edc6404031013ea51da26fa7b3fee8412579fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewswirePageQuery } from './NewswirePageQuery.graphql';

const node: PreloadableConcreteRequest<NewswirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d57d2158f2d08679d4ff817c18edc6404031013ea51da26fa7b3fee8412579fc",
    "metadata": {},
    "name": "NewswirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
