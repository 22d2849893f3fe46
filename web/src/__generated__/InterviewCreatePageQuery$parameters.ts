/**
 * @generated SignedSource<<a9ba778c4db32b3793a18db16be504dc>>
 * @relayHash 6faaac69f4013bc7fd3667c4d304d7f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d87070a90ac09816a4e5e22846e58c3d82b582c7a26c9a3771d31a359c6ba31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewCreatePageQuery } from './InterviewCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d87070a90ac09816a4e5e22846e58c3d82b582c7a26c9a3771d31a359c6ba31",
    "metadata": {},
    "name": "InterviewCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
