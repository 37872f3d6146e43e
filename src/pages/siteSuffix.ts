/** The end of a property's title: the name of the site, unless the site is called as the property. */
export const siteSuffix = (propertyName: string, productName: string): string =>
  propertyName === productName ? '' : ` · ${productName}`;
