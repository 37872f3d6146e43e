import type { Manifest } from '../pictures.ts';
import type { Product } from '../product.ts';

const devices = ['phone', 'desk'];
const schemes = ['light', 'dark'];

/** Sorts pictures and texts into the order of the selectors, independent of the order in which they were taken. */
export function inOrder(manifest: Manifest, { languages }: Product): Manifest {
  const rank = ({ language }: { language: string }) => languages.findIndex(({ id }) => id === language);
  const byLanguage = (a: { language: string }, b: { language: string }) => rank(a) - rank(b);
  return {
    ...manifest,
    pictures: manifest.pictures.toSorted(
      (a, b) =>
        byLanguage(a, b) ||
        devices.indexOf(a.device) - devices.indexOf(b.device) ||
        schemes.indexOf(a.scheme) - schemes.indexOf(b.scheme),
    ),
    texts: manifest.texts.toSorted(byLanguage),
    mails: manifest.mails.toSorted(byLanguage),
  };
}
