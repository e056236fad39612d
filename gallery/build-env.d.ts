/** What the build writes into the gallery; see gallery/vite.config.ts. */
interface ImportMetaEnv {
  /** Where others open the gallery. */
  readonly FLOWS_URL?: string;
  /** The commit that it shows, shortened. */
  readonly FLOWS_COMMIT?: string;
}
