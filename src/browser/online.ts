/** Tells that there is no network, and each change of it, as the browser sees it. Returns how to stop. */
export function watchOnline(
  notify: (isOnline: boolean) => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'> = window,
): () => void {
  const notifyOnline = () => notify(true);
  const notifyOffline = () => notify(false);
  if (!target.navigator.onLine) notifyOffline();
  target.addEventListener('online', notifyOnline);
  target.addEventListener('offline', notifyOffline);
  return () => {
    target.removeEventListener('online', notifyOnline);
    target.removeEventListener('offline', notifyOffline);
  };
}
