import type { Property } from '../../../machines/property/property.types.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import type { Elements } from '../../ui/Elements.ts';
import { Photo } from '../../ui/Photo.tsx';
import { useLightbox } from './Gallery.tsx';
import { getPhotosByRoom } from './photosByRoom.ts';
import * as css from './photos.css.ts';
import * as page from './property.css.ts';

// `auto` uses the actual width in browsers that support it. The other values are for two columns on a phone and three
// in wide windows.
const sizes = 'auto, (min-width: 1280px) 250px, (min-width: 640px) 33vw, 50vw';

/** Shows a photo of each room, which opens the photos at that room. */
export function PhotosSection({ property }: { property: Property }) {
  const text = useText();
  const lang = useTextLanguage(property);
  const { photos } = property;
  const { opening, ...viewer } = useLightbox(property, 'photos');
  const lightbox: Elements = viewer.lightbox;
  return (
    <>
      <ul className={css.rooms}>
        {getPhotosByRoom(property).map((room) => {
          // The first photo of the page is not repeated if the room has another.
          const photo = room.photos.find((candidate) => candidate !== photos[0]) ?? room.photos[0]!;
          return (
            <li key={photo.id}>
              <a className={css.room} {...opening(photos.indexOf(photo))}>
                <span className={css.picture}>
                  <Photo photo={photo} sizes={sizes} widest={768} hasOneFallback isDecoration />
                </span>
                {room.title === undefined ? (
                  <span className={css.title}>{text('photos.others')}</span>
                ) : (
                  <span className={css.title} lang={lang}>
                    {room.title}
                  </span>
                )}
                {room.text !== undefined && (
                  <span className={page.muted} lang={lang}>
                    {room.text}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {lightbox}
    </>
  );
}
