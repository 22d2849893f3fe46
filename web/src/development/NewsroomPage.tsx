import { NewsroomCard } from "../newsrooms/NewsroomCard.tsx";
import { BlockPage } from "./BlockPage.tsx";
import { newsrooms } from "./samples.ts";

/** The card of a newsroom (DEV-09). */
export function NewsroomPage() {
  return (
    <BlockPage title="Newsroom card" note="A company's newsroom in a list.">
      <h2 className="sr-only">Newsrooms</h2>
      <div className="space-y-3">
        {newsrooms.map((newsroom) => (
          <NewsroomCard key={newsroom.name} {...newsroom} />
        ))}
      </div>
    </BlockPage>
  );
}
