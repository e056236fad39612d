export type ShareOutcome = 'shared' | 'cancelled' | 'refused';

/** Whether the browser opens the device's own sheet to share something. */
export const canShare = (): boolean => typeof navigator === 'object' && 'share' in navigator;

/** Opens that sheet, which a gesture alone may do. It settles when the member has shared, or has closed it. */
export async function shareLink(shared: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}
