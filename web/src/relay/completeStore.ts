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
 * A store whose readers never lose a field. When an answer links a record of which another part of the page needs more
 * than the answer brought, that part keeps what it shows, and its query is sent again; Relay alone would hand out
 * undefined, or throw.
 */
export class CompleteStore extends Store {
  readonly #refetch: (owner: RequestDescriptor) => void;
  /** How many optimistic layers are applied: 0 or 1. What they leave out comes with the answer. */
  #isOptimistic = false;

  /** @param refetch sends the query again whose data has gaps; may be asked more than once */
  constructor(
    source: ConstructorParameters<typeof Store>[0],
    options: StoreOptions,
    refetch: (owner: RequestDescriptor) => void,
  ) {
    super(source, options);
    this.#refetch = refetch;
  }

  /** Reads for a component that is drawn for the first time: with its query under way again, Relay lets it wait. */
  override lookup(selector: SingularReaderSelector): Snapshot {
    const snapshot = super.lookup(selector);
    if (snapshot.isMissingData) this.#fill(snapshot);
    return snapshot;
  }

  override subscribe(snapshot: Snapshot, callback: (snapshot: Snapshot) => void) {
    let wasComplete = !snapshot.isMissingData;
    return super.subscribe(snapshot, (next) => {
      if (next.isMissingData) this.#fill(next);
      // The complete data follows as a change of its own.
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

/** The same query without its connection handlers: sending it again fills gaps and leaves the loaded pages of lists alone. */
export function withoutHandles(request: ConcreteRequest): ConcreteRequest {
  return { ...request, operation: { ...request.operation, selections: plain(request.operation.selections) } };
}

function plain(selections: readonly NormalizationSelection[]): NormalizationSelection[] {
  return selections
    .filter(({ kind }) => kind !== "LinkedHandle")
    .map((selection) => ("selections" in selection ? { ...selection, selections: plain(selection.selections) } : selection));
}
