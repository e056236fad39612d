/** Tells that there is no network, and each change of it, as the browser sees it. Returns how to stop. */
export function watchOnline(
  tell: (isOnline: boolean) => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'> = window,
): () => void {
  const tellOnline = () => tell(true);
  const tellOffline = () => tell(false);
  if (!target.navigator.onLine) tellOffline();
  target.addEventListener('online', tellOnline);
  target.addEventListener('offline', tellOffline);
  return () => {
    target.removeEventListener('online', tellOnline);
    target.removeEventListener('offline', tellOffline);
  };
}
