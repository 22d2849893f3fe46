/**
 * @generated SignedSource<<f97835fda8aa71abb97646378301666e>>
 * @relayHash a410151ed062d3af5cd7729081154889
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb9b7be5e01a9fcdc0538fb472a45d695dabab02ab66b7de40a3ad7fa2c2563a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb9b7be5e01a9fcdc0538fb472a45d695dabab02ab66b7de40a3ad7fa2c2563a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
