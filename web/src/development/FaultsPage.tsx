import { useState } from "react";
import { Link } from "../ui/Link.tsx";
import { TextField } from "../ui/TextField.tsx";
import { Block, BlockPage } from "./BlockPage.tsx";
import { addressWithFaults, faultExamples } from "./faultExamples.ts";

const delayFault = "wait:5000";

/** Links that open pages with a failing or delayed part, so that every card's error state and skeleton can be seen. */
export function FaultsPage() {
  const [path, setPath] = useState("/");
  const [faults, setFaults] = useState("Viewer.communities=fail, getPosts=wait:3000");
  return (
    <BlockPage
      title="Faults on demand"
      note="Each link opens a page in a new tab. There a part of it fails, or waits for five seconds, as long as #faults stays in the address. It needs an installation with the setting DEVELOPMENT."
    >
      <Block title="Parts of pages" className="grid gap-1">
        {faultExamples.map(({ title, path, name }) => (
          <div key={`${path} ${name}`} className="flex flex-wrap items-center gap-x-4 text-14">
            <span className="min-w-50 flex-1">{title}</span>
            <OpenLink title={title} path={path} faults={`${name}=fail`} text="Fails" />
            <OpenLink title={title} path={path} faults={`${name}=${delayFault}`} text="Waits" />
          </div>
        ))}
      </Block>
      <Block title="Any page" className="grid gap-3">
        <TextField label="Address" value={path} onChange={setPath} />
        <TextField
          label="Faults"
          description="Fields of the schema and REST calls: =fail, =fail:503 or =wait:2000, separated by commas."
          value={faults}
          onChange={setFaults}
        />
        <div>
          <OpenLink title={path} path={path} faults={faults} text="Open" />
        </div>
      </Block>
    </BlockPage>
  );
}

/** Opens the page in a new tab, because this tab already has its data. */
function OpenLink({ title, path, faults, text }: { title: string; path: string; faults: string; text: string }) {
  return (
    <Link
      href={addressWithFaults(path, faults)}
      target="_blank"
      aria-label={`${text}: ${title}`}
      className="inline-flex hit-h items-center"
    >
      {text}
    </Link>
  );
}
