import type { Photo } from '../../../contract/schemas/rentalUnit.ts';
import type { Property } from '../../../machines/property/property.types.ts';

/** The photos of a room; without a title, the photos of no room. */
export interface RoomPhotos {
  readonly title?: string;
  readonly text?: string | undefined;
  readonly photos: readonly Photo[];
}

/** Returns the photos of each room that has some, followed by the photos of no room. Each photo is there once. */
export function getPhotosByRoom({
  photos,
  rooms = [],
}: Pick<Property, 'photos' | 'rooms'>): readonly RoomPhotos[] {
  const getRoom = ({ id }: Photo) => rooms.find((room) => room.photos.includes(id));
  const filterPhotos = (room?: (typeof rooms)[number]) => photos.filter((photo) => getRoom(photo) === room);
  const named = rooms.map((room) => ({ ...room, photos: filterPhotos(room) }));
  return [...named, { photos: filterPhotos() }].filter((room) => room.photos.length > 0);
}
