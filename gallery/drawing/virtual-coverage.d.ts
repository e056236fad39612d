declare module 'virtual:coverage' {
  /** The most that a test did with each transition, by the machine and the transition's key. */
  export const coverage: Readonly<
    Record<string, Readonly<Record<string, 'gesture' | 'journey' | 'reported' | 'headless' | 'never'>>>
  > | null;
}
