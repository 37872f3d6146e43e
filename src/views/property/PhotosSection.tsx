import type { ReactNode } from 'react';
import type { Photo as PhotoData } from '../../../contract/schemas/rentalUnit.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useTextLanguage } from '../../i18n/index.ts';
import { Photo } from '../../ui/Photo.tsx';
import { useLightbox } from './Gallery.tsx';
import { getSeparatePhotos, type PhotosOfRoom } from './separatePhotos.ts';
import * as css from './photos.css.ts';
import * as page from './property.css.ts';
import * as section from './sections.css.ts';
import type { Elements } from '../../ui/Elements.ts';

// `auto` uses the actual width in browsers that support it. The other values are for two columns on a phone and three
// in wide windows.
const sizes = 'auto, (min-width: 1280px) 390px, (min-width: 640px) 33vw, 50vw';

/** Shows the photos by room as the host has arranged them, or else the photos that are not at the top of the page. */
export function PhotosSection({ property }: { property: Property }) {
  const lang = useTextLanguage(property);
  const { opening, ...viewer } = useLightbox(property.photos, 'photos');
  const lightbox: Elements = viewer.lightbox;
  const buildIndex = (photo: PhotoData) => property.photos.indexOf(photo);
  return (
    <>
      <div className={css.rooms} lang={lang}>
        {getSeparatePhotos(property).map((room) => (
          <Room key={room.photos[0]?.id} room={room}>
            {(photo) => (
              <a key={photo.id} className={css.tile} {...opening(buildIndex(photo))}>
                <Photo photo={photo} sizes={sizes} widest={768} />
              </a>
            )}
          </Room>
        ))}
      </div>
      {lightbox}
    </>
  );
}

interface RoomProps {
  room: PhotosOfRoom;
  children: (photo: PhotoData) => ReactNode;
}

const widths = { 1: 'one', 2: 'two' } as const;

function Room({ room: { title, text, photos }, children }: RoomProps) {
  const tiles = <div className={css.tiles}>{photos.map(children)}</div>;
  const className = css.room[widths[photos.length as 1 | 2] ?? 'more'];
  if (title === undefined) return <div className={className}>{tiles}</div>;
  return (
    <figure className={className}>
      {tiles}
      <figcaption>
        <p className={section.highlightTitle}>{title}</p>
        {text !== undefined && <p className={page.muted}>{text}</p>}
      </figcaption>
    </figure>
  );
}
