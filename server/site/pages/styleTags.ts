import { element } from './html.ts';

/** Returns the elements of the styles of a page, and of the site's own look if it has one. */
export const getStyleTags = (styles: readonly string[], ownStyle: string | undefined): string[] => [
  ...styles.map((href) => element('link', { rel: 'stylesheet', href })),
  ...(ownStyle === undefined ? [] : [`<style>${ownStyle}</style>`]),
];
