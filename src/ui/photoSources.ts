import { breakpoints } from '../theme/media.ts';

const widths = Object.values(breakpoints);

/** Widths in which pictures are kept: each breakpoint on screens of density 1 and 2. */
export const photoWidths = [...new Set([...widths, ...widths.map((width) => width * 2)])].toSorted(
  (a, b) => a - b,
);

interface Source {
  src: string;
  width: number;
}

const ours = /^\/media\//;

/** Where the site serves a picture in one width; pictures from elsewhere are used as they are. */
export const sizedPhoto = (src: string, width: number): string =>
  ours.test(src) ? src.replace(ours, `/images/${width}/`).replace(/\.\w+$/, '.webp') : src;

/** The picture in every width it has, for the browser to choose from. */
export function photoSources({ src, width }: Source): { src: string; srcSet?: string } {
  if (!ours.test(src)) return { src };
  const larger = photoWidths.find((candidate) => candidate >= width);
  const candidates = photoWidths.filter((candidate) => candidate <= (larger ?? Number.POSITIVE_INFINITY));
  return {
    src: sizedPhoto(src, breakpoints.lg),
    srcSet: candidates
      .map((candidate) => `${sizedPhoto(src, candidate)} ${Math.min(candidate, width)}w`)
      .join(', '),
  };
}
