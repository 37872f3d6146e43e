/** Photos that hosts upload: their uploads, checks, bytes and terms. */
export { addPhoto } from './addPhoto.ts';
export { withDatabasePhotos } from './databasePhotos.ts';
export { deleteExpiredUploads, deleteUnusedPhotos, unusedDays } from './deleteExpiredPhotos.ts';
export { openPhoto } from './openPhoto.ts';
export { setFocalPoint } from './setFocalPoint.ts';
export { appendPart, readUpload, startUpload, uploadHours } from './uploads.ts';
