/** Photos that hosts upload or import: their uploads, checks, bytes and terms. */
export { addPhoto } from './addPhoto.ts';
export { withDatabasePhotos } from './databasePhotos.ts';
export { describePhotos } from './describePhotos.ts';
export { deleteExpiredUploads, deleteUnusedPhotos, unusedDays } from './deleteExpiredPhotos.ts';
export { findPhoto } from './findPhoto.ts';
export { openPhoto, readPhoto, type OpenedPhoto } from './openPhoto.ts';
export { storeFolderPhotos } from './storeFolderPhotos.ts';
export { findLogo, readLogo } from './siteLogo.ts';
export { setFocalPoint } from './setFocalPoint.ts';
export { appendPart, readUpload, startUpload, uploadHours } from './uploads.ts';
