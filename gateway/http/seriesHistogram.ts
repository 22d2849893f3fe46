/** By name. The values are names of the product and statuses, which need no escaping in Prometheus' text format. */
type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** The observations with one combination of labels. */
export class Series {
  readonly labels: Labels<string>;
  /** The number of observations in each bucket; the last one is for those above all bounds. */
  readonly counts: number[];
  sum = 0;
  readonly #bounds: readonly number[];

  constructor(labels: Labels<string>, bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.counts = [...bounds, Infinity].map(() => 0);
  }

  observe(value: number): void {
    const bounds = this.#bounds;
    let index = 0;
    while (index < bounds.length && value > (bounds[index] ?? Infinity)) index += 1;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.sum += value;
  }
}

interface SeriesHistogramOptions {
  name: string;
  help: string;
  /** Upper bounds, ascending. */
  buckets: readonly number[];
}

/**
 * A histogram for Prometheus whose callers store its series. That of prom-client looks up the labels at every observation, which
 * takes longer than everything else that is counted for a REST call.
 */
export class SeriesHistogram<Name extends string> {
  readonly #options: SeriesHistogramOptions;
  readonly #series: Series[] = [];

  constructor(options: SeriesHistogramOptions) {
    this.#options = options;
  }

  /** Opens a series; to be called once for each combination of labels. */
  open(labels: Labels<Name>): Series {
    const series = new Series(labels, this.#options.buckets);
    this.#series.push(series);
    return series;
  }

  /** Its part of the metrics in Prometheus' text format. */
  text(): string {
    const { name, help } = this.#options;
    const lines = this.#series.flatMap((series) => this.#printSeries(series));
    return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ""].join("\n");
  }

  #printSeries({ labels, counts, sum }: Series): string[] {
    const { name, buckets } = this.#options;
    const own = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    let count = 0;
    const upTo = counts.map((added, index) => {
      count += added;
      return `${name}_bucket{${[`le="${buckets[index] ?? "+Inf"}"`, ...own].join()}} ${count}`;
    });
    return [...upTo, `${name}_sum{${own.join()}} ${sum}`, `${name}_count{${own.join()}} ${count}`];
  }
}
