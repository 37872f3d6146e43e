import type { Property } from '../../../machines/property/property.types.ts';

/** The number of photos at the top of a property's page. */
export const photosInHead = 5;

/** Whether the page has a separate section of photos. */
export const hasSeparatePhotos = ({ photos, rooms = [] }: Pick<Property, 'photos' | 'rooms'>): boolean =>
  rooms.length > 0 || photos.length > photosInHead;
