/**
 * Ends when what a gesture has changed is painted: browsers do that before the next task. One that no timer delays, as
 * in a page behind others.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
