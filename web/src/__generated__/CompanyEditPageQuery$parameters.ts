/**
 * @generated SignedSource<<3c04f3da95cd68ae6fde80bdee7ca8e2>>
 * @relayHash 15b703702f40d9f0ed063e8355b351fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d2656b8d3a72adfe720fbccce27d30e9e794396dae338ad5acb72bb440289cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyEditPageQuery } from './CompanyEditPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d2656b8d3a72adfe720fbccce27d30e9e794396dae338ad5acb72bb440289cc",
    "metadata": {},
    "name": "CompanyEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
