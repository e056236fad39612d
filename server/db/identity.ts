/** Who somebody is, by a provider that has verified the address. `subject` never changes; the address may. */
export interface Identity {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}
