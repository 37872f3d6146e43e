import { assign, setup } from 'xstate';
import type { Photo, PhotoUpload } from '../../../contract/dashboard/photos.ts';
import { declaredCallback, declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason } from '../../shared/failures.ts';
import type { Tag } from '../../shared/tags.ts';
import type * as t from './photoUpload.types.ts';

export const photoUploadSetup = setup({
  types: {
    context: {} as t.PhotoUploadContext,
    events: {} as t.PhotoUploadEvent,
    input: {} as t.PhotoUploadInput,
    tags: {} as Tag,
  },
  actors: {
    /** Sends `turn.given` when few enough other photos are being sent, and counts this one until it has ended. */
    awaitTurn: declaredCallback<t.PhotoUploadEvent, undefined>(),
    /**
     * Converts a picture that the host cannot read, as far as the browser can, and returns the size of what is sent. A
     * file that is too large fails.
     */
    preparePhoto: declaredPromise<number, string>('preparePhoto'),
    startPhotoUpload: declaredPromise<PhotoUpload, t.UploadStart>('startPhotoUpload'),
    getPhotoUpload: declaredPromise<PhotoUpload, string>('getPhotoUpload'),
    sendPhotoPart: declaredPromise<PhotoUpload, t.PartInput>('sendPhotoPart'),
    addPhoto: declaredPromise<Photo, t.UploadEnd>('addPhoto'),
    /** Sends `connection.returned` when the device has a network again. */
    awaitConnection: declaredCallback<t.PhotoUploadEvent, undefined>(),
  },
  actions: {
    storeSize: assign((_, size: number) => ({ size, ...noFailureReason })),
    storeUpload: assign((_, upload: PhotoUpload) => ({ upload, ...noFailureReason })),
    storePhoto: assign((_, photo: Photo) => ({ photo, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    startAnotherAttempt: assign(({ context }) => ({
      attempt: context.attempt + 1,
      size: 0,
      upload: undefined,
      ...noFailureReason,
    })),
  },
  guards: {
    isFailureKind,
    isComplete: (_, { offset, size }: PhotoUpload) => offset >= size,
    isPresent: ({ context }, { id }: Photo) => context.present.includes(id),
  },
  delays: {
    /** Milliseconds between two attempts without an answer. */
    repeatInterval: 10_000,
  },
});
