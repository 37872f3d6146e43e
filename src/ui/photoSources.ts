import { isOfThisSite, pictureWidths, sizedPicture } from '../../contract/rules/pictures.ts';
import { breakpoints } from '../theme/media.ts';

interface Source {
  src: string;
  width: number;
}

/** The picture in every width it has, for the browser to choose from. */
export function photoSources({ src, width }: Source): { src: string; srcSet?: string } {
  if (!isOfThisSite(src)) return { src };
  const larger = pictureWidths.find((candidate) => candidate >= width);
  const candidates = pictureWidths.filter((candidate) => candidate <= (larger ?? Number.POSITIVE_INFINITY));
  return {
    src: sizedPicture(src, breakpoints.lg),
    srcSet: candidates
      .map((candidate) => `${sizedPicture(src, candidate)} ${Math.min(candidate, width)}w`)
      .join(', '),
  };
}
