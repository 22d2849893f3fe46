/**
 * Ends the current task, so that the browser can paint and handle input before the work continues. A message is delivered in the
 * next task; a timer would wait for at least 1 ms, and longer in a hidden page.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      "message",
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
