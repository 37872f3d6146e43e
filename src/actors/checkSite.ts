/** Checks whether the site can be reached. The response's headers name its version. */
export const checkSite = (signal: AbortSignal): Promise<Response> =>
  fetch('/health', { method: 'HEAD', cache: 'no-store', signal });
