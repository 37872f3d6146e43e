import type { Photo, PhotoUpload } from '../../../contract/dashboard/photos.ts';
import { photoPartBytes } from '../../../contract/values/photoLimits.ts';
import type { PhotoUploadInput } from './photoUpload.types.ts';

export const sampleFile: PhotoUploadInput = {
  id: 'file',
  property: 'casa-do-limoeiro',
  present: ['5f4e3d2c1b0a99887766554433221100'],
};

/** The size of a photo with two parts. */
export const sampleSize = photoPartBytes + 50_000;

export const samplePhoto: Photo = {
  id: '0f3b6c1d2e4a5968778695a4b3c2d1e0',
  type: 'image/jpeg',
  width: 1600,
  height: 1200,
  focalPoint: null,
};

/** A photo that the property already has. */
export const presentPhoto: Photo = { ...samplePhoto, id: sampleFile.present[0]! };

export const startedUpload: PhotoUpload = {
  id: 'upload',
  size: sampleSize,
  offset: 0,
  expiresAt: '2027-03-02T10:00:00Z',
  photo: null,
};
export const halfUpload: PhotoUpload = { ...startedUpload, offset: photoPartBytes };
export const wholeUpload: PhotoUpload = { ...startedUpload, offset: sampleSize };
