/** Tells each change of the network, as the browser sees it. Returns how to stop. */
export function watchOnline(
  tell: (isOnline: boolean) => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const tellOnline = () => tell(true);
  const tellOffline = () => tell(false);
  target.addEventListener('online', tellOnline);
  target.addEventListener('offline', tellOffline);
  return () => {
    target.removeEventListener('online', tellOnline);
    target.removeEventListener('offline', tellOffline);
  };
}
