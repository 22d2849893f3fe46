/**
 * @generated SignedSource<<6f7b37fddf468681f285dffd67248ac4>>
 * @relayHash 20e9c0f825689c3583be381aba9092fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7344507e8d60c78cb38e08b26a89995b13a3e9251b74ea4a0a62dfdfe4f29a85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCalloutsPageQuery } from './MyCalloutsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyCalloutsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7344507e8d60c78cb38e08b26a89995b13a3e9251b74ea4a0a62dfdfe4f29a85",
    "metadata": {},
    "name": "MyCalloutsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
