import type { Photo, PhotoUpload } from '../../../contract/dashboard/photos.ts';
import { photoProblemKinds } from '../../../contract/values/dashboardProblemKinds.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { failedAs, noFailureReason, storeFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { photoUploadSetup } from './photoUpload.setup.ts';

const getUpload = ({ event }: { event: { output: PhotoUpload } }) => event.output;
const getPhoto = ({ event }: { event: { output: Photo } }) => event.output;

const storeUpload = { type: 'storeUpload', params: getUpload } as const;
const storePhoto = { type: 'storePhoto', params: getPhoto } as const;

/** Another part follows unless everything has arrived. */
const onUpload = [
  { guard: { type: 'isComplete', params: getUpload }, target: 'checking', actions: storeUpload },
  { target: 'sending', reenter: true, actions: storeUpload },
] as const;

/** The file is not accepted as a photo, so sending it again would not help. */
const onRefusal = {
  guard: failedAs(...photoProblemKinds),
  target: '#photoUpload.refused',
  actions: storeFailure,
} as const;

const otherwise = '#photoUpload.failed';

/** Without an answer, and while the host accepts no more requests, the upload continues later. */
const onInterruption = onFailure({
  noAnswer: 'paused',
  'too-many-requests': 'paused',
  otherwise,
});

/** Returns the state that waits before a call is repeated. */
const pauseBefore = <Target extends string>(target: Target, description: string) =>
  ({
    description,
    tags: ['waiting', 'paused'],
    invoke: { id: 'awaitConnection', src: 'awaitConnection' },
    after: { repeatInterval: { target, description: 'Some time has passed.' } },
    on: { 'connection.returned': target },
  }) as const;

/** Sends one photo of a property to the host in parts, and continues after an interruption where it stopped. */
export const photoUploadMachine = photoUploadSetup.createMachine({
  id: 'photoUpload',
  description: 'A photo that a person has chosen is sent to the host in parts.',
  context: ({ input }) => ({
    ...input,
    attempt: 0,
    size: 0,
    upload: undefined,
    photo: undefined,
    ...noFailureReason,
  }),
  initial: 'underWay',
  states: {
    underWay: {
      description: 'The photo is being sent.',
      invoke: { id: 'awaitTurn', src: 'awaitTurn' },
      initial: 'queued',
      states: {
        queued: {
          description: 'Other photos are being sent first.',
          tags: 'waiting',
          on: { 'turn.given': 'preparing' },
        },
        preparing: {
          description: 'The browser converts a HEIC picture; other files stay as they are.',
          tags: 'waiting',
          invoke: {
            id: 'preparePhoto',
            src: 'preparePhoto',
            input: ({ context }) => context.id,
            onDone: {
              target: 'starting',
              actions: { type: 'storeSize', params: ({ event }) => event.output },
            },
            onError: [onRefusal, ...onFailure({ otherwise })],
          },
        },
        starting: {
          description: 'The host is asked to receive the photo.',
          tags: 'waiting',
          invoke: {
            id: 'startPhotoUpload',
            src: 'startPhotoUpload',
            input: ({ context: { id, property, size, attempt } }) => ({
              property,
              size,
              idempotencyKey: createIdempotencyKey(id, 'startPhotoUpload', attempt),
            }),
            onDone: { target: 'sending', actions: storeUpload },
            onError: [
              onRefusal,
              ...onFailure({ noAnswer: 'notStarted', 'too-many-requests': 'notStarted', otherwise }),
            ],
          },
        },
        notStarted: pauseBefore(
          'starting',
          'The host did not answer; the photo begins when it answers again.',
        ),
        sending: {
          description: 'A part of the photo is being sent.',
          tags: 'waiting',
          invoke: {
            id: 'sendPhotoPart',
            src: 'sendPhotoPart',
            input: ({ context: { id, upload } }) => ({
              file: id,
              upload: upload!.id,
              offset: upload!.offset,
            }),
            onDone: onUpload,
            onError: onFailure({
              'wrong-offset': 'locating',
              noAnswer: 'paused',
              'too-many-requests': 'paused',
              otherwise,
            }),
          },
        },
        locating: {
          description: 'It is unknown how much has arrived, so the host is asked.',
          tags: 'waiting',
          invoke: {
            id: 'getPhotoUpload',
            src: 'getPhotoUpload',
            input: ({ context }) => context.upload!.id,
            onDone: onUpload,
            onError: onInterruption,
          },
        },
        checking: {
          description: 'The host checks and stores the photo.',
          tags: 'waiting',
          invoke: {
            id: 'addPhoto',
            src: 'addPhoto',
            input: ({ context: { id, upload } }) => ({
              upload: upload!.id,
              idempotencyKey: createIdempotencyKey(id, `addPhoto-${upload!.id}`, 0),
            }),
            onDone: [
              {
                guard: { type: 'isPresent', params: getPhoto },
                target: '#photoUpload.duplicate',
                actions: storePhoto,
              },
              { target: '#photoUpload.added', actions: storePhoto },
            ],
            onError: [onRefusal, ...onInterruption],
          },
        },
        paused: pauseBefore(
          'locating',
          'The host did not answer; the photo continues when it answers again.',
        ),
      },
    },
    added: { description: 'The host has stored the photo.' },
    duplicate: { description: 'The property already has this photo.' },
    refused: { description: 'The file is not accepted as a photo; the screen says what to do.' },
    failed: {
      description: 'The photo could not be sent; the person can send it again.',
      tags: 'failed',
      on: { 'upload.retried': { target: 'underWay', actions: 'startAnotherAttempt' } },
    },
  },
});
