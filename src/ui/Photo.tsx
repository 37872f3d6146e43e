import type { Photo as PhotoData } from '../../contract/rentalUnit.ts';
import { photo as css } from './Photo.css.ts';
import { photoSources } from './photoSources.ts';

interface Props {
  photo: Pick<PhotoData, 'src' | 'alt' | 'width' | 'height'>;
  /** How wide it is drawn at each width of the window. */
  sizes: string;
  shape?: keyof typeof css;
  /** The first thing seen: fetched at once and before others. */
  isFirst?: boolean;
  /** Where words beside it say the same. */
  isDecoration?: boolean;
}

/** A photo in the width and density of the screen. */
export const Photo = ({ photo, sizes, shape = 'fill', isFirst = false, isDecoration = false }: Props) => (
  <img
    className={css[shape]}
    sizes={sizes}
    {...photoSources(photo)}
    alt={isDecoration ? '' : photo.alt}
    width={photo.width}
    height={photo.height}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
  />
);
