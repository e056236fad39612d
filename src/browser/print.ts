/** Opens the browser's own dialog to print the page, or to keep it as a file. */
export function printPage(): void {
  window.print();
}
