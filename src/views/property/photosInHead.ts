import type { Property } from '../../../machines/property/property.types.ts';

/** How many photos the head of a property's page shows. */
export const photosInHead = 5;

/** Whether there are photos to be shown apart from the head. */
export const hasSeparatePhotos = ({ photos, rooms = [] }: Pick<Property, 'photos' | 'rooms'>): boolean =>
  rooms.length > 0 || photos.length > photosInHead;
