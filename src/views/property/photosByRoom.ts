import type { Photo } from '../../../contract/schemas/rentalUnit.ts';
import type { Property } from '../../../machines/property/property.types.ts';

/** The photos of a room; without a title, the photos of no room. */
export interface RoomPhotos {
  readonly title?: string;
  readonly text?: string | undefined;
  readonly photos: readonly Photo[];
}

/** Returns the photos of each room that has some, followed by the photos of no room. */
export function getPhotosByRoom({
  photos,
  rooms = [],
}: Pick<Property, 'photos' | 'rooms'>): readonly RoomPhotos[] {
  const named = rooms.map(({ photos: ids, ...words }) => ({
    ...words,
    photos: photos.filter(({ id }) => ids.includes(id)),
  }));
  const roomPhotos = new Set(named.flatMap((room) => room.photos));
  const others = { photos: photos.filter((photo) => !roomPhotos.has(photo)) };
  return [...named, others].filter((room) => room.photos.length > 0);
}
