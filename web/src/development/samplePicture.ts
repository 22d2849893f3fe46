const colours = ["#1f5fa8", "#2d6a33", "#97480c", "#6f3ea3", "#0c6668", "#a8293a"];

/** A sample picture: six bars, 960 by 640 px. */
export async function samplePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(960, 640);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  colours.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(index * 160, 0, 160, 640);
  });
  return new File([await canvas.convertToBlob()], "sample.png", { type: "image/png" });
}
