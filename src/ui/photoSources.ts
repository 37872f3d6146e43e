import {
  isOfThisSite,
  pictureWidths,
  sizedPicture,
  type PictureFormat,
  type PictureWidth,
} from '../../contract/rules/pictures.ts';
import { breakpoints } from '../theme/media.ts';

interface Source {
  src: string;
  width: number;
}

interface Sources {
  /** What browsers choose from that read AVIF; undefined for a picture from elsewhere. */
  avif?: string;
  /** What all others choose from. */
  img: { src: string; srcSet?: string };
}

/** The picture in every width it has up to the `widest` that is of use, for the browser to choose from. */
export function photoSources({ src, width }: Source, widest: PictureWidth = 3072): Sources {
  if (!isOfThisSite(src)) return { img: { src } };
  const larger = pictureWidths.find((candidate) => candidate >= width) ?? widest;
  const candidates = pictureWidths.filter((candidate) => candidate <= Math.min(larger, widest));
  const createSrcSet = (format: PictureFormat) =>
    candidates
      .map((candidate) => `${sizedPicture(src, candidate, format)} ${Math.min(candidate, width)}w`)
      .join(', ');
  const plain = Math.min(breakpoints.lg, widest) as PictureWidth;
  return { avif: createSrcSet('avif'), img: { src: sizedPicture(src, plain), srcSet: createSrcSet('webp') } };
}
