import { useDeferredValue, useState, type ReactNode } from "react";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";

interface SearchDialogProps {
  title: string;
  /** The accessible name of the search field. Default: that of a search for people. */
  searchLabel?: string;
  placeholder?: string;
  /** Shown instead of results until something is typed. Default: results for an empty search. */
  hint?: string;
  onClose: () => void;
  /** Loads and shows the results. */
  children: (searchText: string) => ReactNode;
}

/** A dialog with a search and its results. */
export function SearchDialog(props: SearchDialogProps) {
  const { title, searchLabel = "Search people", placeholder = "Type a name", hint, onClose, children } = props;
  const [searchText, setSearchText] = useState("");
  const deferredText = useDeferredValue(searchText);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className="px-4 py-4 tablet:px-6">
        <SearchBox label={searchLabel} placeholder={placeholder} onSearch={setSearchText} />
      </div>
      {deferredText === "" && hint !== undefined ? (
        <SearchNote text={hint} />
      ) : (
        <LoadedPart fallback={<RowsSkeleton rows={4} label="Searching" />} resetKeys={[deferredText]}>
          {children(deferredText)}
        </LoadedPart>
      )}
    </Dialog>
  );
}

/** A text shown instead of the results. */
export const SearchNote = ({ text }: { text: string }) => <p className="px-4 pb-5 text-14 text-muted tablet:px-6">{text}</p>;
