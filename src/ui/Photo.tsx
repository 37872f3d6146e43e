import { preload } from 'react-dom';
import type { Photo as PhotoData } from '../../contract/schemas/rentalUnit.ts';
import type { PictureWidth } from '../../contract/values/pictures.ts';
import { photo as css } from './Photo.css.ts';
import { photoSources } from './photoSources.ts';

interface Props {
  photo: Pick<PhotoData, 'src' | 'alt' | 'width' | 'height'>;
  /** The width of the photo at each window width, as in the `sizes` attribute. */
  sizes: string;
  /** The largest useful width. */
  widest?: PictureWidth;
  /** Whether browsers without AVIF get a single width. */
  hasOneFallback?: boolean;
  shape?: keyof typeof css;
  /** Whether it is the first photo that a visitor sees. Such a photo is loaded immediately and before the others. */
  isFirst?: boolean;
  /** Whether a text next to the photo has the same meaning. */
  isDecoration?: boolean;
}

const avifType = 'image/avif';

/** A photo in the size and pixel density of the screen. */
export function Photo({
  photo,
  sizes,
  widest,
  hasOneFallback,
  shape = 'fill',
  isFirst = false,
  isDecoration = false,
}: Props) {
  const { avif, img } = photoSources(photo, widest, hasOneFallback);
  if (import.meta.env.SSR && isFirst && avif !== undefined) {
    // React preloads an image automatically only if it has a single format.
    const [imageSrcSet, imageSizes] = [avif, sizes];
    preload(img.src, { as: 'image', type: avifType, imageSrcSet, imageSizes, fetchPriority: 'high' });
  }
  const image = (
    <img
      className={css[shape]}
      {...(img.srcSet !== undefined && { sizes })}
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
