import type { EventObject } from 'xstate';
import { declaredCallback } from '../../shared/declared.ts';

/**
 * The uploads of photos in the machine of an editor. They run in the tab (`src/dashboard/actors/photoUploads.ts`), so that
 * they continue while other pages are shown; the editor receives `photo.added` for each stored photo, and adds it to its
 * document with `addPhoto` of `contract/content/photoOrder.ts`, in the order in which the person chose the photos.
 *
 * @example
 *   actors: { followPhotoUploads: declaredPhotoFollower() }    // in setup; `createPhotoFollower` implements it
 *   invoke: followPhotoUploads                                 // in the state that has a document
 *   on: { 'photo.added': { actions: { type: 'addPhoto', params: ({ event }) => event } } }
 */
export const followPhotoUploads = {
  id: 'followPhotoUploads',
  src: 'followPhotoUploads',
  input: ({ context }: { context: { property: string } }): string => context.property,
} as const;

/** Declares the activity that sends `photo.added`; its input is the id of the property. */
export const declaredPhotoFollower = () => declaredCallback<EventObject, string>();
