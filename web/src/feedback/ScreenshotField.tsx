import { Camera, Trash2 } from "lucide-react";
import { useState } from "react";
import { loadCode } from "../lib/loadCode.ts";
import { reportError } from "../services/errorReporting.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import type { Area } from "./crop.ts";
import { CropLayer } from "./CropLayer.tsx";

const failed = "The screenshot could not be taken. Please try again.";

const loadScreenshotCode = () => loadCode(() => import("./screenshot.ts"));

interface ScreenshotFieldProps {
  picture: Blob | null;
  onChange: (picture: Blob | null) => void;
}

/** An optional screenshot of the page under the dialog, or of a part of it (ERR-12). */
export function ScreenshotField({ picture, onChange }: ScreenshotFieldProps) {
  const [isCapturing, setCapturing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [capture, setCapture] = useState<{ page: HTMLCanvasElement; picture: string } | null>(null);

  const attempt = async (run: () => Promise<void>) => {
    setFailed(false);
    setCapturing(true);
    try {
      await run();
    } catch (error) {
      reportError(error);
      setFailed(true);
    }
    setCapturing(false);
  };
  const takeScreenshot = () =>
    attempt(async () => {
      const page = await (await loadScreenshotCode()).capturePage();
      setCapture({ page, picture: page.toDataURL() });
    });
  const crop = (page: HTMLCanvasElement, area: Area | null) => {
    setCapture(null);
    void attempt(async () => onChange(await (await loadScreenshotCode()).toPng(page, area)));
  };

  return (
    <div className="space-y-3">
      {hasFailed && <ErrorNote text={failed} />}
      {picture && <Preview picture={picture} />}
      <div className="flex flex-wrap gap-2">
        <Button icon={Camera} isPending={isCapturing} onPress={() => void takeScreenshot()}>
          {picture ? "Take another screenshot" : "Add a screenshot"}
        </Button>
        {picture && (
          <Button icon={Trash2} variant="quiet" onPress={() => onChange(null)}>
            Remove screenshot
          </Button>
        )}
      </div>
      {capture && <CropLayer {...capture} onCrop={(area) => crop(capture.page, area)} onCancel={() => setCapture(null)} />}
    </div>
  );
}

function Preview({ picture }: { picture: Blob }) {
  const address = useObjectUrl(picture);
  if (address === null) return null;
  return (
    <img
      src={address}
      alt="The screenshot that will be sent"
      className="max-h-48 max-w-full rounded-control border border-line object-contain"
    />
  );
}
