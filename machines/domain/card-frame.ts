const closed = 'allow-scripts allow-forms';

/**
 * What the frame of the card form may do, as a browser's `sandbox`. A provider's form may open windows, as its check of
 * the cardholder does; the form of nobody's may not.
 */
export const cardFrameSandbox = (hasProvider: boolean): string =>
  hasProvider ? `${closed} allow-popups allow-popups-to-escape-sandbox` : closed;

/** In the document of the app: the name and content of the `meta` that tells it of a provider. */
export const providerMark = { name: 'card-form', content: 'provider' } as const;
