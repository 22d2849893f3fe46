import { type Source, visit } from "./sources.ts";

/** One spelling for CommunityPost, communityPost and COMMUNITY_POST. */
const plain = (name: string): string => name.replaceAll("_", "").toLowerCase();

/** @returns the keys of every object literal of a file, in one spelling */
function recordsOf(source: Source): Set<string>[] {
  const records: Set<string>[] = [];
  visit(source, {
    ObjectExpression({ properties }) {
      const keys = properties.flatMap((property) => {
        if (property.type !== "Property" || property.computed) return [];
        if (property.key.type === "Identifier") return [plain(property.key.name)];
        return property.key.type === "Literal" && typeof property.key.value === "string" ? [plain(property.key.value)] : [];
      });
      records.push(new Set(keys));
    },
  });
  return records;
}

/**
 * @param source the file that maps every post type to what belongs to it
 * @param types all post types, in any spelling
 * @returns the types that its most complete record leaves out, and names in it that are no type
 */
export function registryFaults(source: Source, types: readonly string[]): string[] {
  const wanted = types.map(plain);
  const known = (record: Set<string>): number => wanted.filter((type) => record.has(type)).length;
  const best = recordsOf(source).sort((a, b) => known(b) - known(a))[0] ?? new Set<string>();
  return [
    ...types.filter((type) => !best.has(plain(type))).map((type) => `${source.path} has nothing for ${type}`),
    ...[...best].filter((key) => !wanted.includes(key)).map((key) => `${source.path} has an entry ${key} that is no post type`),
  ];
}
