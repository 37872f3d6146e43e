/** Asks the site whether it is there, and which version it is. */
export const checkSite = (signal: AbortSignal): Promise<Response> =>
  fetch('/health', { method: 'HEAD', cache: 'no-store', signal });
