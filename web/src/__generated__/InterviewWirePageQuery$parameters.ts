/**
 * @generated SignedSource<<c613881709db70b20d59a75fcc50c2dd>>
 * @relayHash dd11aae0e7da8cda34d081e2aeda973b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f17ec679d297dc0c397487d75f45e6fe6082bec5ed781d353c2cbc562f2f89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InterviewWirePageQuery } from './InterviewWirePageQuery.graphql';

const node: PreloadableConcreteRequest<InterviewWirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34f17ec679d297dc0c397487d75f45e6fe6082bec5ed781d353c2cbc562f2f89",
    "metadata": {},
    "name": "InterviewWirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
