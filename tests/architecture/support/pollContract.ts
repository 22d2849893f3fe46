type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What openapi.json says of records, said of polls. */
const renamed = <Value extends Json>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll("record", "poll").replaceAll("Record", "Poll")) as Value;

const isOfRecords = (key: string): boolean => /^(\/records(\/.*)?|record|Record[A-Z]\w*)$/.test(key);

const namesRecords = (item: Json): boolean =>
  item === "record" ||
  (typeof item === "object" && item !== null && "$ref" in item && item["$ref"] === "#/components/schemas/RecordPost");

/** Beside everything about records the same about polls: paths, schemas, members of enums and unions. */
function withPolls(value: Json): Json {
  if (Array.isArray(value)) {
    return value.flatMap((item: Json) => (namesRecords(item) ? [item, renamed(item)] : [withPolls(item)]));
  }
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

/**
 * openapi.json as an upstream with the type "poll" prints it: what a record has, with a question and options instead of the
 * video.
 */
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
