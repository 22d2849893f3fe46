/**
 * @generated SignedSource<<69bb1a4ece9c8357521750278848cba7>>
 * @relayHash aa014593d8b817958883e76caefbb4c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a621de7c69f339d42cba3c502148ec5cee005d769450cac7e33bd137fcafce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PasswordRecoveryPageQuery } from './PasswordRecoveryPageQuery.graphql';

const node: PreloadableConcreteRequest<PasswordRecoveryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a621de7c69f339d42cba3c502148ec5cee005d769450cac7e33bd137fcafce3",
    "metadata": {},
    "name": "PasswordRecoveryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
