/**
 * @generated SignedSource<<a2409b82289a3ebef6fa495774b2989a>>
 * @relayHash c5f900c61f0b7ab9c5608db5e1ccbbe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6e0d09edb36a64ac26823235b9901752fc7d986a89ee2baba6491de4d64609f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllContactsPageQuery } from './AllContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6e0d09edb36a64ac26823235b9901752fc7d986a89ee2baba6491de4d64609f",
    "metadata": {},
    "name": "AllContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
