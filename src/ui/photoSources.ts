import {
  isOfThisSite,
  pictureWidths,
  sizedPicture,
  type PictureFormat,
  type PictureWidth,
} from '../../contract/values/pictures.ts';
import { breakpoints } from '../theme/media.ts';

interface Source {
  src: string;
  width: number;
}

interface Sources {
  /** The `srcset` for browsers that support AVIF; undefined for a picture from another site. */
  avif?: string;
  /** The sources for all other browsers. */
  img: { src: string; srcSet?: string };
}

/**
 * Returns the sources of a picture in all its widths up to `widest`. With `hasOneFallback`, browsers without AVIF get a
 * single width, which saves bytes on pages with many pictures.
 */
export function photoSources(
  { src, width }: Source,
  widest: PictureWidth = 3072,
  hasOneFallback = false,
): Sources {
  if (!isOfThisSite(src)) return { img: { src } };
  const larger = pictureWidths.find((candidate) => candidate >= width) ?? widest;
  const candidates = pictureWidths.filter((candidate) => candidate <= Math.min(larger, widest));
  const createSrcSet = (format: PictureFormat) =>
    candidates
      .map((candidate) => `${sizedPicture(src, candidate, format)} ${Math.min(candidate, width)}w`)
      .join(', ');
  const plain = Math.min(breakpoints.lg, widest) as PictureWidth;
  const img = { src: sizedPicture(src, plain), ...(!hasOneFallback && { srcSet: createSrcSet('webp') }) };
  return { avif: createSrcSet('avif'), img };
}
