import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../upstream/operations.ts";
import { validationErrorsOf, file, hostileHtml } from "../support/hostileHtml.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let writer: Person;

beforeAll(async () => {
  writer = await env.current.person(["journo"]);
});

const RUNS = 1000;
interface Stored {
  id: number;
  content: string;
}

describe("HTML content", () => {
  it(`@VALID-22 @POST-03 is within the safe set after saving ${RUNS} generated inputs, and unchanged when saved again`, async () => {
    await fc.assert(
      fc.asyncProperty(hostileHtml, async (html) => {
        const { status, body } = await writer.client.post<Stored>("/statements", { content: html, saveAs: "draft" });
        expect(status).toBe(201);
        expect(validationErrorsOf(body.content)).toEqual([]);
        expect(body.content.startsWith("<p>begin</p>")).toBe(true);
        const resaved = await writer.client.post<Stored>("/statements", { content: body.content, saveAs: "draft" });
        expect(resaved.body.content).toBe(body.content);
      }),
      { numRuns: RUNS, seed: 20260301 },
    );
  });

  const NORMAL = [
    "<p>Plain with &amp; and &lt;angle&gt; and ümlaut and 字</p>",
    "<h2>Head</h2><h3>Sub</h3><h4>Small</h4><p><strong>b</strong><em>i</em><u>u</u><s>s</s><br />x</p>",
    "<ul><li>one</li><li>two<ol><li>three</li></ol></li></ul><blockquote><p>said</p></blockquote><pre><code>a &lt; b</code></pre><hr />",
    `<figure><img src="${file}" alt="A view" width="10" height="20" /><figcaption>Below</figcaption></figure>`,
    '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">d</td></tr></tbody></table>',
    '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow ugc" target="_blank">out</a> <a href="/posts">in</a> <a href="mailto:a@example.com">mail</a></p>',
    '<p>Hello <span class="mention" data-id="1000">@Ann Lee</span></p>',
  ];
  it.each(NORMAL)("@POST-02 keeps safe HTML unchanged: %s", async (html) => {
    const { body } = await writer.client.post<Stored>("/statements", { content: html });
    expect(body.content).toBe(html);
    expect(validationErrorsOf(body.content)).toEqual([]);
  });

  it("is reported by the check if it is outside the safe set", () => {
    for (const html of [
      "<script>",
      '<p onclick="x">',
      '<img src="https://x">',
      '<a href="javascript:x">',
      "<p",
      '<span class="mention" data-id="x">',
    ])
      expect(validationErrorsOf(html)).not.toEqual([]);
  });

  it("keeps the text of removed elements", async () => {
    const { body } = await writer.client.post<Stored>("/statements", {
      content: "<div>One <font color=red>two</font></div><b>three</b> <i>four</i><script>gone</script>",
    });
    expect(body.content).toBe("One two<strong>three</strong> <em>four</em>");
  });

  it("has replacement characters instead of lone surrogates @POST-03", async () => {
    const sent = String.raw`{"title":"Half \ud83d","content":"<p>x\udc6fy</p>","saveAs":"draft"}`;
    const { status, body } = await writer.client.post<{ title: string; content: string }>("/callouts", sent);
    expect([status, body.title, body.content]).toEqual([201, "Half \ufffd", "<p>x\ufffdy</p>"]);
    const whole = await writer.client.post<Stored>("/statements", { content: "<p>👍🏽</p>" });
    expect(whole.body.content).toBe("<p>👍🏽</p>");
  });

  it("is sanitized in comments as well", async () => {
    const id = await env.current.post("job", writer.contactId);
    const { body } = await writer.client.post<Stored>(`/jobs/${id}/comments`, {
      content: "<p>x<img src=x onerror=alert(1)></p>\u0000",
    });
    expect(body.content).toBe("<p>x</p>");
  });

  /** CPU time of the work in ms, which excludes other programs on the machine. */
  async function cpuOf(work: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }
  const repeated = (part: string, length: number): string => part.repeat(Math.floor(length / part.length));
  const EXPENSIVE = [
    "<ul><li>",
    "<b>",
    "<span>x</span>",
    '<a href="x">y</a>',
    "<",
    "<p a=1 ",
    "<!--",
    "&amp;",
    "</p>",
    "<svg><form>",
  ];

  it("is refused before it is parsed if it is too long with its markup, or nested too deeply @VALID-22 @POST-03", async () => {
    const tooLong = { errors: { content: ["Content must have at most 50000 characters with its formatting."] } };
    const tooDeep = { errors: { content: ["Content must have at most 100 levels of nesting."] } };
    const cost = await cpuOf(async () => {
      for (const part of EXPENSIVE) {
        const response = await writer.client.post("/statements", { content: repeated(part, 800_000) });
        expect(response, part).toMatchObject({ status: 422, body: tooLong });
      }
      for (const part of ["<ul><li>", "<b>", "<x-y>"]) {
        const response = await writer.client.post("/statements", { content: repeated(part, 49_000) });
        expect(response, part).toMatchObject({ status: 422, body: tooDeep });
      }
    });
    expect(cost).toBeLessThan(4000);
  });

  it("is processed in linear time within the limits @POST-03", async () => {
    for (const part of EXPENSIVE) {
      const cost = await cpuOf(() => writer.client.post("/statements", { content: repeated(part, 50_000), saveAs: "draft" }));
      expect(cost, part).toBeLessThan(2000);
    }
  });

  it("may be nested like normal documents and omit end tags @POST-02", async () => {
    const nested = `${"<ul><li>".repeat(20)}x${"</li></ul>".repeat(20)}`;
    const { body } = await writer.client.post<Stored>("/statements", { content: nested });
    expect(body.content).toBe(nested);
    const open = await writer.client.post<Stored>("/statements", { content: "<p>x".repeat(150) });
    expect(open.body.content).toBe("<p>x</p>".repeat(150));
  });

  it("has limits in every operation that accepts it @VALID-22", () => {
    const fields = operations.flatMap(({ id, body }) =>
      Object.entries(body?.properties ?? {})
        .filter(([, property]) => String("description" in property ? property.description : "").startsWith("HTML "))
        .map(([key, property]) => ({ field: `${id} ${key}`, ...property })),
    );
    expect(fields.length).toBeGreaterThan(15);
    for (const field of fields)
      expect(field).toMatchObject({ contentMediaType: "text/html", maxLength: expect.any(Number), "x-max-nesting": 100 });
  });
});
