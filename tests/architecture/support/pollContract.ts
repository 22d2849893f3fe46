type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Rewrites a part of openapi.json from records to polls. */
const renamed = <Value extends Json>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll("record", "poll").replaceAll("Record", "Poll")) as Value;

const isOfRecords = (key: string): boolean => /^(\/records(\/.*)?|record|Record[A-Z]\w*)$/.test(key);

const namesRecords = (item: Json): boolean =>
  item === "record" ||
  (typeof item === "object" && item !== null && "$ref" in item && item["$ref"] === "#/components/schemas/RecordPost");

/** Duplicates everything about records for polls: paths, schemas, members of enums and unions. */
function withPolls(value: Json): Json {
  if (Array.isArray(value))
    return value.flatMap((item: Json) => (namesRecords(item) ? [item, renamed(item)] : [withPolls(item)]));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, entry]): [string, Json][] =>
    isOfRecords(key)
      ? [
          [key, entry],
          [renamed(key), renamed(entry)],
        ]
      : [[key, withPolls(entry)]],
  );
  return Object.fromEntries(entries);
}

const text = { type: "string" };
const texts = { type: "array", items: text };

/** openapi.json of an upstream with the type "poll": the same as a record, with a question and options instead of the video. */
export function addPolls(contract: string): string {
  const added = JSON.stringify(withPolls(JSON.parse(contract) as Json), (key, value: unknown) => {
    if (!/^Poll(Post|Input|Changes)$/.test(key)) return value;
    const { properties, required = [], ...schema } = value as { properties: Record<string, Json>; required?: string[] };
    const { video: _video, ...others } = properties;
    return {
      ...schema,
      properties: { ...others, question: text, options: texts },
      required: key === "PollPost" ? [...required.filter((name) => name !== "video"), "question", "options"] : required,
    };
  });
  return `${added}\n`;
}
