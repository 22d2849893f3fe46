/**
 * @generated SignedSource<<51c4daecc38914c03272a266daf44562>>
 * @relayHash 071017aea52cbdb0a34839fa62745e29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef155ec96f4c0f336a809c5626938e0c83b621b2f928152fecfc415f534afb2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunitiesPageQuery } from './CommunitiesPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunitiesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef155ec96f4c0f336a809c5626938e0c83b621b2f928152fecfc415f534afb2b",
    "metadata": {},
    "name": "CommunitiesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
