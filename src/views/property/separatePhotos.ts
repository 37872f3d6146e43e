import type { Photo } from '../../../contract/schemas/rentalUnit.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { photosInHead } from './photosInHead.ts';

/** Photos that are shown together, with the name of their room if they have one. */
export interface PhotosOfRoom {
  readonly title?: string;
  readonly text?: string | undefined;
  readonly photos: readonly Photo[];
}

/**
 * Returns the photos for the separate section: the rooms followed by photos of no room, or, without rooms, the photos
 * that are not at the top of the page.
 */
export function getSeparatePhotos({
  photos,
  rooms = [],
}: Pick<Property, 'photos' | 'rooms'>): readonly PhotosOfRoom[] {
  if (rooms.length === 0) return photos.slice(photosInHead).map((photo) => ({ photos: [photo] }));
  const named = rooms.map(({ photos: ids, ...words }) => ({
    ...words,
    photos: photos.filter(({ id }) => ids.includes(id)),
  }));
  const roomPhotos = new Set(named.flatMap((room) => room.photos));
  const others = photos.filter((photo) => !roomPhotos.has(photo)).map((photo) => ({ photos: [photo] }));
  return [...named.filter((room) => room.photos.length > 0), ...others];
}
