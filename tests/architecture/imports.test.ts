import { describe, expect, it } from "vitest";
import { crossings, cycles, gatewayLayers, upstreamLayers, webLayers, wrongDirections } from "./support/layers.ts";
import { readSources, type Source } from "./support/sources.ts";

const sources = await readSources(["gateway", "web", "upstream", "demo", "scripts"]);
const file = (path: string, text: string): Source => ({ path, text });

describe("top-level folders", () => {
  it("share only the contracts", () => {
    expect(crossings(sources)).toEqual([]);
  });

  it("are reported for importing another folder, but not for importing a contract", () => {
    const fabricated = [
      file(
        "gateway/modules/likes/likes.ts",
        "import { rule } from '../../../upstream/rules/like.ts';\nimport contract from '../../../openapi.json';",
      ),
      file(
        "web/src/lib/x.ts",
        "export type { Post } from '../../../gateway/context.ts';\nconst y = import('../../../schema.graphql?raw');",
      ),
      file("tests/gateway/x.test.ts", "import { createGateway } from '../../gateway/server.ts';"),
    ];
    expect(crossings(fabricated)).toEqual([
      "gateway/modules/likes/likes.ts imports upstream/rules/like.ts",
      "web/src/lib/x.ts imports gateway/context.ts",
    ]);
  });
});

describe("import directions", () => {
  it("are kept in gateway/: main -> server -> modules -> graph, rest", () => {
    expect(wrongDirections(sources, "gateway", gatewayLayers)).toEqual([]);
  });

  it("are kept in web/src/: routes, shell -> nouns -> ui, lib, relay", () => {
    expect(wrongDirections(sources, "web/src", webLayers)).toEqual([]);
  });

  it("are kept in upstream/: main -> server -> operations -> nouns -> http, db, text", () => {
    expect(wrongDirections(sources, "upstream", upstreamLayers)).toEqual([]);
  });

  it("are reported when violated", () => {
    const fabricated = [
      file("gateway/graph/ids.ts", "import { posts } from '../modules/posts/index.ts';"),
      file("gateway/rest/posts.ts", "import { GraphQLError } from 'graphql';"),
      file("gateway/modules/likes/index.ts", "import { node } from '../../graph/ids.ts';"),
      file("gateway/odd.ts", ""),
    ];
    expect(wrongDirections(fabricated, "gateway", gatewayLayers)).toEqual([
      "gateway/graph/ids.ts (graph) imports gateway/modules/posts/index.ts",
      "gateway/rest/posts.ts (rest) imports graphql",
      "gateway/odd.ts belongs to no part of gateway/",
    ]);
    const screen = [
      file("web/src/ui/Button.tsx", "import { useFragment } from 'react-relay';"),
      file("web/src/posts/Card.tsx", "import { path } from '../routes/paths.ts';\nimport { Button } from '../ui/Button.tsx';"),
    ];
    expect(wrongDirections(screen, "web/src", webLayers)).toEqual([
      "web/src/ui/Button.tsx (ui) imports react-relay",
      "web/src/posts/Card.tsx (nouns) imports web/src/routes/paths.ts",
    ]);
  });
});

describe("import cycles", () => {
  it("do not exist", () => {
    expect(cycles(sources)).toEqual([]);
  });

  it("are reported with all their files", () => {
    const fabricated = [
      file("web/src/b.ts", "export * from './c.ts';"),
      file("web/src/a.ts", "import { b } from './b.ts';"),
      file("web/src/c.ts", "const a = import('./a.ts');"),
      file("web/src/d.ts", "import type { a } from './e.ts';"),
      file("web/src/e.ts", "import { d } from './d.ts';"),
      file("gateway/f.ts", "import type { g } from './g.ts';"),
      file("gateway/g.ts", "import { f } from './f.ts';"),
    ];
    expect(cycles(fabricated)).toEqual(["gateway/f.ts -> gateway/g.ts", "web/src/a.ts -> web/src/b.ts -> web/src/c.ts"]);
  });
});
