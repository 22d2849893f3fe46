/**
 * @generated SignedSource<<16c4ec49c54c70043088dad877c12deb>>
 * @relayHash d4e54bd28f1061d16433d0b4639b56a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f56fcf806ceb33c6096825400a2b5bef1f5b5f5609edfc96ab593c8138b99a3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeatsOutletsPageQuery } from './BeatsOutletsPageQuery.graphql';

const node: PreloadableConcreteRequest<BeatsOutletsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f56fcf806ceb33c6096825400a2b5bef1f5b5f5609edfc96ab593c8138b99a3b",
    "metadata": {},
    "name": "BeatsOutletsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
