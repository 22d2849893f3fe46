/**
 * @generated SignedSource<<44660bc325b72a1455ee59bfd0a172bf>>
 * @relayHash a27b09e47ef801b96caf70d833483a7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82523c00164903071b7da23ef24ab1a4210dac4346ea3f539cdea01475569687

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewswirePageQuery } from './NewswirePageQuery.graphql';

const node: PreloadableConcreteRequest<NewswirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82523c00164903071b7da23ef24ab1a4210dac4346ea3f539cdea01475569687",
    "metadata": {},
    "name": "NewswirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
