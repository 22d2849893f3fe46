import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

/** Resolves a package like Node does, in the lock file instead of on disk. */
function isLocked(packages: Packages, from: string, name: string, version: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const found = packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`];
    if (found !== undefined) return !/^\d/.test(version) || found.version === version;
    if (folder === "") return false;
  }
}

/** @returns platform packages that are missing in the lock file, which makes `npm ci` fail on every machine */
function missing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isLocked(packages, from, name, version))
      .map(([name, version]) => `${from}: ${name}@${version}`),
  );
}

describe("package-lock.json", () => {
  it("contains the packages of every platform, so that npm ci accepts it", () => {
    const lock = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as { packages: Packages };
    expect(missing(lock.packages)).toEqual([]);
  });

  it("is resolved like Node resolves packages", () => {
    const packages: Packages = {
      "": {},
      "node_modules/a": { version: "1.0.0", optionalDependencies: { "a-linux": "1.0.0", "a-mac": "1.0.0", "a-win": "1.0.0" } },
      "node_modules/a-linux": { version: "1.0.0" },
      "node_modules/a-mac": { version: "0.9.0" },
      "node_modules/b/node_modules/c": { version: "2.0.0", optionalDependencies: { "a-mac": "0.9.0", "c-mac": "2.0.0" } },
      "node_modules/b/node_modules/c-mac": { version: "2.0.0" },
    };
    expect(missing(packages)).toEqual(["node_modules/a: a-mac@1.0.0", "node_modules/a: a-win@1.0.0"]);
  });
});

describe("package.json", () => {
  it("has exact versions", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
