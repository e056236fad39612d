/** A window of a browser that the tests drive. Elements are named by XPath, and waited for until they are seen. */
export interface BrowserWindow {
  open: (address: string) => Promise<void>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** The text that can be seen at this moment. */
  text: () => Promise<string>;
  /** Errors and warnings on the console, as far as the browser tells. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** How long something may take to be seen, in milliseconds. */
export const patience = 20_000;
