import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';

/** Finds photos of rooms that another room shows, or that are not in the list of photos. */
export function findRoomErrors({
  photos,
  rooms = [],
}: Pick<PropertyFile, 'photos' | 'rooms'>): ContentIssue[] {
  const roomByPhoto = new Map<string, string>();
  return rooms.flatMap((room, position) =>
    room.photos.flatMap((photo, index): ContentIssue[] => {
      const path = ['rooms', position, 'photos', index];
      const before = roomByPhoto.get(photo);
      roomByPhoto.set(photo, room.name);
      if (before !== undefined) return [{ path, code: 'roomPhotoShown', params: { photo, room: before } }];
      return photos.includes(photo) ? [] : [{ path, code: 'roomPhotoUnlisted', params: { photo } }];
    }),
  );
}
