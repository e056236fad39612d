/** What is taken away of the product so that a requirement does not hold any more, and the test that must then be red. */
export interface Removal {
  requirement: string;
  file: string;
  /** Stands in the file exactly once. */
  take: string;
  /** Stands there instead. */
  put?: string;
  /** A test of Vitest, and a part of the title that is red without it. */
  test: string;
  title: string;
}
