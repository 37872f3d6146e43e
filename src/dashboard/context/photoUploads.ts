import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { photoUploadMachine } from '../../../machines/dashboard/photoUpload/photoUpload.machine.ts';
import type { PhotoAdded } from '../../../machines/dashboard/photoUpload/photoUpload.types.ts';

/** A photo that is being sent, with the machine that sends it. */
export interface ListedUpload {
  id: string;
  /** The name of the file on the device. */
  name: string;
  actor: ActorRefFrom<typeof photoUploadMachine>;
}

/** A photo that was stored, as editors receive it. */
export type AddedPhoto = Pick<PhotoAdded, 'photo' | 'later'>;

/** The uploads of photos of one property, or of the logo of the site, which continue while the tab shows other pages. */
export interface PhotoUploads {
  list: () => readonly ListedUpload[];
  /** Calls the listener when the list has changed; returns the function that ends this. */
  subscribe: (listener: () => void) => () => void;
  /** Sends files; `present` are the ids of the photos that the property already has. */
  add: (files: readonly File[], present: readonly string[]) => void;
  /** Removes a file from the list, and ends its upload. */
  remove: (id: string) => void;
  /** Calls the listener for each stored photo, also for those that were stored while no editor was open. */
  onPhoto: (listener: (added: AddedPhoto) => void) => () => void;
}

/** The uploads of the property that is shown, or of the logo. */
export const PhotoUploadsContext = createContext<PhotoUploads | undefined>(undefined);

/** Returns the uploads of the property that is shown, or of the logo. */
export function usePhotoUploads(): PhotoUploads {
  const uploads = useContext(PhotoUploadsContext);
  if (!uploads) throw new Error('no photo uploads');
  return uploads;
}
