import { LexicalComposer, type InitialConfigType } from "@lexical/react/LexicalComposer";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary";
import { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin";
import { LinkPlugin } from "@lexical/react/LexicalLinkPlugin";
import { ListPlugin } from "@lexical/react/LexicalListPlugin";
import { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin";
import { useState } from "react";
import { isWebAddress } from "../../lib/webAddress.ts";
import { cx } from "../cx.ts";
import { contentStyles, frameStyles } from "../editorStyles.ts";
import type { SearchMentions } from "../mentionable.ts";
import { FilesPlugin } from "./FilesPlugin.tsx";
import { $importHtml } from "./importHtml.ts";
import { MentionMenu } from "./MentionMenu.tsx";
import { editorNamespace, editorNodes, editorTheme } from "./nodes.ts";
import { PastePlugin } from "./PastePlugin.tsx";
import { Pictures, type PictureUploads } from "./pictures.ts";
import { ReportPlugin, type Flushers } from "./ReportPlugin.tsx";
import { Toolbar } from "./Toolbar.tsx";

export interface RichTextEditorProps {
  /** The initial HTML, from the allowed set. Later changes are ignored: pass another key instead. */
  initialHtml: string;
  /** Called with the HTML at most every 300 ms (CONST-05), and at once on blur. */
  onChange: (html: string) => void;
  /** Receives the callbacks that report the last change at once; call them before the text is sent. */
  flushers: Flushers;
  /** Enables mentions by @. */
  searchMentions?: SearchMentions;
  /** Enables pictures in the text and uploads them. */
  pictures?: PictureUploads;
  /** Receives dropped and pasted files that cannot be inserted into the text. */
  onFiles?: (files: readonly File[]) => void;
  placeholder: string;
  labelId: string;
  "aria-describedby"?: string;
  isInvalid: boolean;
  label: string;
}

/**
 * A rich text editor with formatting, headings, lists, quotes, links, pictures and mentions. Its code loads separately from the
 * page's.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { initialHtml, onChange, flushers, searchMentions, pictures, onFiles } = props;
  const { placeholder, labelId, "aria-describedby": describedBy, isInvalid, label } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [config] = useState<InitialConfigType>(() => ({
    namespace: editorNamespace,
    theme: editorTheme,
    nodes: editorNodes,
    onError: (error) => {
      throw error;
    },
    editorState: (editor) => $importHtml(editor, initialHtml),
  }));
  return (
    <Pictures value={pictures ?? null}>
      <LexicalComposer initialConfig={config}>
        <div
          ref={setFrame}
          className={cx(
            frameStyles(isInvalid),
            "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent",
          )}
        >
          <Toolbar label={`Formatting of ${label}`} takesPictures={pictures !== undefined} />
          <div className="relative">
            <RichTextPlugin
              contentEditable={
                <ContentEditable
                  aria-labelledby={labelId}
                  {...(describedBy !== undefined && { "aria-describedby": describedBy })}
                  aria-invalid={isInvalid}
                  aria-multiline
                  // What the user has written is saved as it is.
                  translate="no"
                  aria-placeholder={placeholder}
                  placeholder={
                    <p className="pointer-events-none absolute start-3 end-3 top-2.5 text-15 text-muted">{placeholder}</p>
                  }
                  className={contentStyles}
                />
              }
              ErrorBoundary={LexicalErrorBoundary}
            />
          </div>
          <HistoryPlugin />
          <ListPlugin />
          <LinkPlugin validateUrl={isWebAddress} />
          <PastePlugin />
          <FilesPlugin takesPictures={pictures !== undefined} {...(onFiles ? { onFiles } : {})} />
          <ReportPlugin onChange={onChange} flushers={flushers} />
          {searchMentions && frame && <MentionMenu search={searchMentions} parent={frame} />}
        </div>
      </LexicalComposer>
    </Pictures>
  );
}
