/** Screenshots of states: their manifest, their collection and their archive. */
export { devices, manifestName, readManifest, schemes } from '../pictures.ts';
export type { Device, Mail, Manifest, Picture, Scheme, StateText } from '../pictures.ts';
export { developed, getStateTexts, remaining, unseen } from '../gatherPictures.ts';
export type { GatheredPicture, PictureQuery, Unseen } from '../gatherPictures.ts';
export { deletePictures, readOrCreateManifest, updateManifest } from '../pictures/manifestFile.ts';
export { PictureArchive } from '../pictures/storedPictures.ts';
