import type { Module } from "../context.ts";

/** Every noun of the gateway. A module is a folder beside this file: its SDL, resolvers, loaders and rules. */
export const modules: readonly Module[] = [];
