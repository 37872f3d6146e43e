import { preload } from 'react-dom';
import type { Photo as PhotoData } from '../../contract/rentalUnit.ts';
import type { PictureWidth } from '../../contract/rules/pictures.ts';
import { photo as css } from './Photo.css.ts';
import { photoSources } from './photoSources.ts';

interface Props {
  photo: Pick<PhotoData, 'src' | 'alt' | 'width' | 'height'>;
  /** How wide it is drawn at each width of the window. */
  sizes: string;
  /** The widest that is of use wherever it is drawn. */
  widest?: PictureWidth;
  shape?: keyof typeof css;
  /** The first thing seen: fetched at once and before others. */
  isFirst?: boolean;
  /** Where words beside it say the same. */
  isDecoration?: boolean;
}

const avifType = 'image/avif';

/** A photo in the width and density of the screen. */
export function Photo({
  photo,
  sizes,
  widest,
  shape = 'fill',
  isFirst = false,
  isDecoration = false,
}: Props) {
  const { avif, img } = photoSources(photo, widest);
  if (import.meta.env.SSR && isFirst && avif !== undefined) {
    // React does so by itself where there is one format.
    const [imageSrcSet, imageSizes] = [avif, sizes];
    preload(img.src, { as: 'image', type: avifType, imageSrcSet, imageSizes, fetchPriority: 'high' });
  }
  const image = (
    <img
      className={css[shape]}
      sizes={sizes}
      {...img}
      alt={isDecoration ? '' : photo.alt}
      width={photo.width}
      height={photo.height}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' })}
      decoding="async"
    />
  );
  if (avif === undefined) return image;
  return (
    <picture>
      <source type={avifType} srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
