import { Suspense, type MouseEvent } from 'react';
import type { Language } from '../../../contract/values/language.ts';
import type { Photo as PhotoData } from '../../../contract/schemas/rentalUnit.ts';
import { sizedPicture } from '../../../contract/values/pictures.ts';
import { lazyPart, cacheModule } from '../../ui/lazyPart.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { markOptional } from '../../ui/chunkErrors.ts';
import { Photo } from '../../ui/Photo.tsx';
import { useHistoryEntry } from '../../ui/useHistoryEntry.ts';
import { withTexts } from '../../ui/withTexts.ts';
import * as css from './property.css.ts';
import { photosInHead } from './photosInHead.ts';

const loadLightbox = cacheModule(withTexts(() => import('../../ui/Lightbox.tsx')));
const Lightbox = lazyPart(loadLightbox, ({ Lightbox }) => Lightbox);
const fetchLightbox = () => void loadLightbox().catch(markOptional);

interface Props {
  photos: readonly PhotoData[];
  /** The language of the descriptions, if it is not the page's. */
  lang: Language | undefined;
}

/**
 * Opens photos in a lightbox with an entry in the browser's history under this name. Without scripts the link opens the
 * picture itself.
 */
export function useLightbox(photos: readonly PhotoData[], name: string) {
  const text = useText();
  const { open, show, close } = useHistoryEntry(name);
  const opening = (index: number) => ({
    href: sizedPicture(photos[index]?.src ?? '', 2048),
    onPointerEnter: fetchLightbox,
    onFocus: fetchLightbox,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      show(index);
    },
  });
  const lightbox = open !== undefined && open < photos.length && (
    <Suspense>
      <Lightbox
        photos={photos}
        first={open}
        onClose={close}
        texts={{
          label: text('navigation.photos'),
          close: text('action.close'),
          previous: text('photos.previous'),
          next: text('photos.next'),
          place: (current, total) => text('photos.place', { current, total }),
        }}
      />
    </Suspense>
  );
  return { opening, lightbox };
}

// On the dense screen of a phone, more than two image pixels per CSS pixel make no visible difference.
const phoneWidth = '(min-resolution: 2.5dppx) 62vw, 100vw';
const leadSizes = `(min-width: 1280px) 620px, (min-width: 768px) 50vw, ${phoneWidth}`;
const tileSizes = `(min-width: 1280px) 310px, (min-width: 768px) 25vw, ${phoneWidth}`;

/** Shows the first photos at the top of the page. Without scripts the link to all photos leads to `section`. */
export function Mosaic({ photos, lang, section }: Props & { section: string | undefined }) {
  const text = useText();
  const { opening, lightbox } = useLightbox(photos, 'mosaic');
  return (
    <div className={css.mosaic}>
      <div className={css.strip}>
        {photos.slice(0, photosInHead).map((photo, index) => (
          <a key={photo.id} className={css.tile} lang={lang} {...opening(index)}>
            <Photo
              photo={photo}
              sizes={index === 0 ? leadSizes : tileSizes}
              widest={index === 0 ? 1536 : 1024}
              isFirst={index === 0}
            />
          </a>
        ))}
      </div>
      {photos.length > 1 && (
        <a className={css.all} {...opening(0)} {...(section !== undefined && { href: section })}>
          <Icon name="photos" size="small" />
          <span>{text('photos.all', { photos: photos.length })}</span>
        </a>
      )}
      {lightbox}
    </div>
  );
}
