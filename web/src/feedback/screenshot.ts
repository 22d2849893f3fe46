import { domToCanvas } from "modern-screenshot";
import type { Area, Size } from "./crop.ts";

const shiftKey = "captureShift";

/**
 * Draws the visible part of the page without overlays. One pixel of the picture is one CSS pixel.
 * @throws when the browser cannot draw it
 */
export async function capturePage(): Promise<HTMLCanvasElement> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element.");
  const marked = markFixedAndSticky(root);
  try {
    return await domToCanvas(root, {
      ...getWindowSize(),
      scale: 1,
      backgroundColor: getComputedStyle(document.documentElement).backgroundColor,
      style: { transform: `translate(${-window.scrollX}px, ${-window.scrollY}px)`, transformOrigin: "0 0", margin: "0" },
      timeout: 10_000,
      filter: isNearWindow,
      onCloneEachNode: moveFixedAndSticky,
    });
  } finally {
    for (const element of marked) delete element.dataset[shiftKey];
  }
}

/** The size without scrollbars, whose space stays reserved while they are hidden. */
function getWindowSize(): Size {
  return { width: document.body.clientWidth, height: document.documentElement.clientHeight };
}

/** Skips the content of elements outside the window; the element itself stays as an empty box of its size. */
function isNearWindow({ parentElement }: Node): boolean {
  if (!parentElement || parentElement.childElementCount === 0) return true;
  const { width, height } = getWindowSize();
  const box = parentElement.getBoundingClientRect();
  const isOut = box.bottom < 0 || box.top > height || box.right < 0 || box.left > width;
  return !isOut || box.width === 0 || box.height === 0;
}

/** Crops a picture (null: keeps it whole) and encodes it as PNG. @throws when the browser cannot encode it */
export async function toPng(picture: HTMLCanvasElement, area: Area | null): Promise<Blob> {
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const part = document.createElement("canvas");
  part.width = width;
  part.height = height;
  part.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, width, height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  part.toBlob(resolve, "image/png");
  const blob = await promise;
  if (!blob) throw new Error("The picture could not be encoded.");
  return blob;
}

/** Marks elements that do not scroll with the page, such as sticky ones, with their offset from the unscrolled position. */
function markFixedAndSticky(root: HTMLElement): HTMLElement[] {
  const marked: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    const { position } = getComputedStyle(element);
    if (position === "fixed") {
      element.dataset[shiftKey] = `${position} ${window.scrollX} ${window.scrollY}`;
    } else if (position === "sticky") {
      const stickyBox = element.getBoundingClientRect();
      const inlinePosition = element.style.position;
      element.style.position = "static";
      const staticBox = element.getBoundingClientRect();
      element.style.position = inlinePosition;
      element.dataset[shiftKey] = `${position} ${stickyBox.x - staticBox.x} ${stickyBox.y - staticBox.y}`;
    } else {
      continue;
    }
    marked.push(element);
  }
  return marked;
}

function moveFixedAndSticky(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  const [position, x, y] = (node.dataset[shiftKey] ?? "").split(" ");
  if (!position) return;
  if (position === "sticky") Object.assign(node.style, { position: "relative", inset: "auto" });
  const own = node.style.transform;
  node.style.transform = `translate(${x}px, ${y}px)${own === "" || own === "none" ? "" : ` ${own}`}`;
}
