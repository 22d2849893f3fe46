import { useState } from "react";
import { EditorField } from "../ui/EditorField.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Block, BlockPage } from "./BlockPage.tsx";
import { article } from "./samples.ts";

/** The rich text editor, and its output as readers see it (DEV-08). */
export function EditorPage() {
  const [html, setHtml] = useState(article);
  const [flushers] = useState(() => new Set<() => void>());
  return (
    <BlockPage
      title="Rich text editor"
      note="Marks, headings, lists, quotes and links; changes are reported every 300 ms at most."
    >
      <Block title="Written" className="">
        <EditorField label="Content" placeholder="Write something" initialHtml={article} onChange={setHtml} flushers={flushers} />
      </Block>
      <Block title="Read" className="">
        <RichText html={html} />
      </Block>
    </BlockPage>
  );
}
