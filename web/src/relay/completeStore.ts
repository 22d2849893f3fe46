import {
  Store,
  type ConcreteRequest,
  type NormalizationSelection,
  type RequestDescriptor,
  type SingularReaderSelector,
  type Snapshot,
} from "relay-runtime";

type StoreOptions = ConstructorParameters<typeof Store>[1];

/**
 * A store whose readers never lose a field. When a response links a record with fewer fields than another part of the page
 * needs, that part keeps its current data and its query is sent again. Plain Relay would return undefined or throw.
 */
export class CompleteStore extends Store {
  readonly #refetch: (owner: RequestDescriptor) => void;
  /** Whether an optimistic update is applied. Fields that it lacks arrive with the response. */
  #isOptimistic = false;

  /** @param refetch sends the query whose data has gaps again; may be called more than once */
  constructor(
    source: ConstructorParameters<typeof Store>[0],
    options: StoreOptions,
    refetch: (owner: RequestDescriptor) => void,
  ) {
    super(source, options);
    this.#refetch = refetch;
  }

  /** Reads for a component's first render. While its query is in flight again, Relay suspends the component. */
  override lookup(selector: SingularReaderSelector): Snapshot {
    const snapshot = super.lookup(selector);
    if (snapshot.isMissingData) this.#fill(snapshot);
    return snapshot;
  }

  override subscribe(snapshot: Snapshot, callback: (snapshot: Snapshot) => void) {
    let wasComplete = !snapshot.isMissingData;
    return super.subscribe(snapshot, (next) => {
      if (next.isMissingData) this.#fill(next);
      // The refetched query delivers the complete data as a separate change.
      if (next.isMissingData && wasComplete) return;
      wasComplete = !next.isMissingData;
      callback(next);
    });
  }

  override snapshot(): void {
    this.#isOptimistic = true;
    super.snapshot();
  }

  override restore(): void {
    this.#isOptimistic = false;
    super.restore();
  }

  #fill({ selector }: Snapshot): void {
    if (!this.#isOptimistic) this.#refetch(selector.owner);
  }
}

/** The same query without its connection handlers. Sending it again fills gaps without touching the loaded pages of lists. */
export function withoutHandles(request: ConcreteRequest): ConcreteRequest {
  return { ...request, operation: { ...request.operation, selections: plain(request.operation.selections) } };
}

function plain(selections: readonly NormalizationSelection[]): NormalizationSelection[] {
  return selections
    .filter(({ kind }) => kind !== "LinkedHandle")
    .map((selection) => ("selections" in selection ? { ...selection, selections: plain(selection.selections) } : selection));
}
