import { useEffect, useState } from "react";
import { getRejectionText } from "../relay/failures.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { useNextPage, type Pagination } from "./useNextPage.ts";

interface MoreButtonProps {
  text: string;
  pagination: Pagination;
  /** The number of loaded items. If it has not grown after a page load, the load has failed. */
  count: number;
  /** True while something from a further page is needed; the pages up to it load without a press. */
  isIncomplete?: boolean;
  /** Keeps its space after the last page, so that nothing moves. */
  keepsSpace?: boolean;
}

/**
 * Loads the next page of a list; after a failure it shows an error and offers a retry. After the last page, the focus stays at
 * the end of the list.
 */
export function MoreButton({ text, pagination, count, isIncomplete, keepsSpace = false }: MoreButtonProps) {
  const { hasMore, isLoading, hasFailed, failure, load } = useNextPage(pagination, count);
  const [isUsed, setUsed] = useState(false);
  // `load` does nothing while a page is loading, and after the last one. It is called after all effects, because in React's strict
  // mode Relay loads no page between the effects of this button and those of the list.
  useEffect(() => {
    const timer = isIncomplete && !hasFailed ? setTimeout(load) : undefined;
    return () => clearTimeout(timer);
  });
  const press = () => {
    setUsed(true);
    load();
  };
  const isShown = hasMore || keepsSpace;
  if (!isShown && !isUsed) return null;
  return (
    <FocusFallback>
      {isShown && (
        <div className={cx("flex flex-wrap items-center gap-3 py-1", !hasMore && "invisible")}>
          {hasFailed && (
            <p role="alert" className="text-14 text-danger">
              {getRejectionText(failure, "They could not be loaded.")}
            </p>
          )}
          <Button size="small" variant="quiet" onPress={press} isPending={isLoading} className="-ms-3 text-accent!">
            {hasFailed ? "Retry" : text}
          </Button>
        </div>
      )}
    </FocusFallback>
  );
}
