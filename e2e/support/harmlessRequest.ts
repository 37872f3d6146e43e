/** Returns whether a request changes nothing at the host: reads, prices, and their credentials. */
export const isHarmlessRequest = (method: string, path: string): boolean =>
  /^(GET|HEAD)$/.test(method) || path.endsWith('/reservation/price-preview') || path.endsWith('/token');
