/** Why a database can't be used, and the way on: its tables are those of another version of the app. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}
