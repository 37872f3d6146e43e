/** Returns the site's name as the end of a property's title; empty if site and property have the same name. */
export const siteSuffix = (propertyName: string, productName: string): string =>
  propertyName === productName ? '' : ` · ${productName}`;
