/**
 * @generated SignedSource<<4b530afdd41028ebb5718d713767d06f>>
 * @relayHash a1235dbd7791fb742df2a297a7ab4b17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98101b3a97c3c122b126e410fb0c9904c42ce81922afbf232affedafe8f0f9ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AwaitingPageQuery } from './AwaitingPageQuery.graphql';

const node: PreloadableConcreteRequest<AwaitingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98101b3a97c3c122b126e410fb0c9904c42ce81922afbf232affedafe8f0f9ff",
    "metadata": {},
    "name": "AwaitingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
