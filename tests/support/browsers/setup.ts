import prepareJourneys from '../journey-setup.ts';
import { installBrowsers } from './installed.ts';

/** What the tests in other browsers need beside the built app and its data: the browsers. */
export default async function prepare(): Promise<() => void> {
  installBrowsers();
  return prepareJourneys();
}
