import { Suspense, useState, type MouseEvent } from 'react';
import type { Property } from '../../../machines/property/property.types.ts';
import { sizedPicture } from '../../../contract/values/pictures.ts';
import { lazyPart, cacheModule } from '../../ui/lazyPart.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { markOptional } from '../../ui/chunkErrors.ts';
import { Photo } from '../../ui/Photo.tsx';
import { useHistoryEntry } from '../../ui/useHistoryEntry.ts';
import { withTexts } from '../../ui/withTexts.ts';
import * as css from './property.css.ts';

const loadViewer = cacheModule(withTexts(() => import('./PhotoViewer.tsx')));
const PhotoViewer = lazyPart(loadViewer, ({ PhotoViewer }) => PhotoViewer);
const fetchViewer = () => void loadViewer().catch(markOptional);

/**
 * Opens the photos of a property in a lightbox with an entry in the browser's history under this name. Without scripts
 * the link opens the picture itself.
 */
export function useLightbox(property: Property, name: string) {
  const { photos } = property;
  const { open, show, close } = useHistoryEntry(name);
  const opening = (index: number) => ({
    href: sizedPicture(photos[index]?.src ?? '', 2048),
    onPointerEnter: fetchViewer,
    onFocus: fetchViewer,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      show(index);
    },
  });
  const lightbox = open !== undefined && open < photos.length && (
    <Suspense>
      <PhotoViewer property={property} opened={open} onClose={close} />
    </Suspense>
  );
  return { opening, lightbox };
}

// On the dense screen of a phone, more than two image pixels per CSS pixel make no visible difference.
const phoneWidth = '(min-resolution: 2.5dppx) 62vw, 100vw';
const leadSizes = `(min-width: 1280px) 620px, (min-width: 768px) 50vw, ${phoneWidth}`;
const tileSizes = `(min-width: 1280px) 310px, (min-width: 768px) 25vw, ${phoneWidth}`;

interface Props {
  property: Property;
  /** The link to the photos by room, to which the link to all photos leads without scripts. */
  section: string | undefined;
}

/** Shows the photos at the top of the page: all of them to swipe on a phone, and the first five in wide windows. */
export function Mosaic({ property, section }: Props) {
  const text = useText();
  const lang = useTextLanguage(property);
  const { photos } = property;
  const { opening, lightbox } = useLightbox(property, 'mosaic');
  const [current, setCurrent] = useState(1);
  return (
    <div className={css.mosaic}>
      <div
        className={css.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth) + 1)
        }
      >
        {photos.map((photo, index) => (
          <a key={photo.id} className={css.tile} lang={lang} {...opening(index)}>
            <Photo
              photo={photo}
              sizes={index === 0 ? leadSizes : tileSizes}
              widest={index === 0 ? 1536 : 1024}
              hasOneFallback={index > 0}
              isFirst={index === 0}
            />
          </a>
        ))}
      </div>
      {photos.length > 1 && (
        <>
          <p className={css.position} aria-hidden>
            {`${current} / ${photos.length}`}
          </p>
          <a className={css.all} {...opening(0)} {...(section !== undefined && { href: section })}>
            <Icon name="photos" size="small" />
            <span>{text('photos.all', { photos: photos.length })}</span>
          </a>
        </>
      )}
      {lightbox}
    </div>
  );
}
