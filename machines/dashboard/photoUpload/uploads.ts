import type { EventObject } from 'xstate';
import type { Photo } from '../../../contract/dashboard/photos.ts';
import { declaredCallback } from '../../shared/declared.ts';
import type { PhotoAdded } from './photoUpload.types.ts';

/**
 * The uploads of photos in the machine of an editor. They run in the tab (`src/dashboard/actors/photoUploads.ts`), so that
 * they continue while other pages are shown; the editor receives `photo.added` for each stored photo, and adds it to its
 * document with `addPhoto` of `contract/content/photoOrder.ts`.
 *
 * @example
 *   actors: { followPhotoUploads: declaredPhotoFollower() }    // in setup; `createPhotoFollower` implements it
 *   invoke: followPhotoUploads                                 // in the state that has a document
 *   on: { 'photo.added': { actions: { type: 'addPhoto', params: getAddedPhoto } } }
 */
export const followPhotoUploads = {
  id: 'followPhotoUploads',
  src: 'followPhotoUploads',
  input: ({ context }: { context: { property: string } }): string => context.property,
} as const;

/** Declares the activity that sends `photo.added`; its input is the id of the property. */
export const declaredPhotoFollower = () => declaredCallback<EventObject, string>();

/** Returns the photo that was stored, as the parameter of an action. */
export const getAddedPhoto = ({ event }: { event: PhotoAdded }): Photo => event.photo;
