import type { photoUploadMachine } from '../../../../machines/dashboard/photoUpload/photoUpload.machine.ts';
import {
  halfUpload,
  presentPhoto,
  sampleFile,
  samplePhoto,
  sampleSize,
  startedUpload,
  wholeUpload,
} from '../../../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';
import { rulesFor, type Move, type Rules } from '../rule.ts';

type Machine = typeof photoUploadMachine;
type State = Parameters<typeof leadsTo>[0];

const { leadsTo, defineRules } = rulesFor<Machine>();

const fails =
  (to: State) =>
  ({ failure, ...failed }: FailedCall): Move<Machine> =>
    leadsTo(to, getReason({ failure, ...failed }));

const refused = fails('refused');
const refusals = {
  'photo-too-large': refused,
  'photo-not-supported': refused,
  'photo-heic': refused,
  'photo-damaged': refused,
  'photo-too-many-pixels': refused,
  'photo-animated': refused,
};
const getInterruptions = (pause: ReturnType<typeof fails>) => ({
  unreachable: pause,
  'timed-out': pause,
  unavailable: pause,
  'payment-gateway': pause,
  unknown: pause,
  'too-many-requests': pause,
  otherwise: fails('failed'),
});
const interruptions = getInterruptions(fails('underWay.paused'));

const upload = halfUpload.id;
const sendAgain = leadsTo('underWay.sending', { upload: halfUpload, ...noReason });
const check = leadsTo('underWay.checking', { upload: wholeUpload, ...noReason });
const awaitConnection = ['awaitConnection', undefined] as const;

const states = defineRules(
  { ...sampleFile, attempt: 2, size: sampleSize, upload: halfUpload, photo: samplePhoto, ...waiting },
  {
    'underWay.queued': {
      path: 'initial',
      tags: ['waiting'],
      on: { 'turn.given': leadsTo('underWay.preparing') },
    },
    'underWay.preparing': {
      path: ['underWay.queued', 'turn.given'],
      tags: ['waiting'],
      calls: { preparePhoto: ['preparePhoto', sampleFile.id] },
      answers: { 'preparePhoto.answered': leadsTo('underWay.starting', { size: sampleSize, ...noReason }) },
      fails: { preparePhoto: { ...refusals, otherwise: fails('failed') } },
    },
    'underWay.starting': {
      path: ['underWay.preparing', 'preparePhoto.answered'],
      tags: ['waiting'],
      calls: {
        startPhotoUpload: [
          'startPhotoUpload',
          {
            property: sampleFile.property,
            size: sampleSize,
            idempotencyKey: `${sampleFile.id}:startPhotoUpload:2`,
          },
        ],
      },
      answers: {
        'startPhotoUpload.answered': leadsTo('underWay.sending', { upload: startedUpload, ...noReason }),
      },
      fails: { startPhotoUpload: { ...refusals, ...getInterruptions(fails('underWay.notStarted')) } },
    },
    'underWay.notStarted': {
      path: ['underWay.starting', 'startPhotoUpload.failed.unreachable'],
      tags: ['paused', 'waiting'],
      calls: { awaitConnection },
      after: [10_000, leadsTo('underWay.starting')],
      on: { 'connection.returned': leadsTo('underWay.starting') },
    },
    'underWay.sending': {
      path: ['underWay.starting', 'startPhotoUpload.answered'],
      tags: ['waiting'],
      calls: {
        sendPhotoPart: ['sendPhotoPart', { file: sampleFile.id, upload, offset: halfUpload.offset }],
      },
      answers: { 'sendPhotoPart.answered': sendAgain, 'sendPhotoPart.answered.complete': check },
      fails: { sendPhotoPart: { ...interruptions, 'wrong-offset': fails('underWay.locating') } },
    },
    'underWay.locating': {
      path: ['underWay.sending', 'sendPhotoPart.failed.wrong-offset'],
      tags: ['waiting'],
      calls: { getPhotoUpload: ['getPhotoUpload', upload] },
      answers: { 'getPhotoUpload.answered': sendAgain, 'getPhotoUpload.answered.complete': check },
      fails: { getPhotoUpload: interruptions },
    },
    'underWay.checking': {
      path: ['underWay.sending', 'sendPhotoPart.answered.complete'],
      tags: ['waiting'],
      calls: {
        addPhoto: ['addPhoto', { upload, idempotencyKey: `${sampleFile.id}:addPhoto-${upload}:0` }],
      },
      answers: {
        'addPhoto.answered': leadsTo('added', { photo: samplePhoto, ...noReason }),
        'addPhoto.answered.present': leadsTo('duplicate', { photo: presentPhoto, ...noReason }),
      },
      fails: { addPhoto: { ...refusals, ...interruptions } },
    },
    'underWay.paused': {
      path: ['underWay.sending', 'sendPhotoPart.failed.unreachable'],
      tags: ['paused', 'waiting'],
      calls: { awaitConnection },
      after: [10_000, leadsTo('underWay.locating')],
      on: { 'connection.returned': leadsTo('underWay.locating') },
    },
    added: { path: ['underWay.checking', 'addPhoto.answered'] },
    duplicate: { path: ['underWay.checking', 'addPhoto.answered.present'] },
    refused: { path: ['underWay.checking', 'addPhoto.failed.photo-damaged'] },
    failed: {
      path: ['underWay.sending', 'sendPhotoPart.failed.not-found'],
      tags: ['failed'],
      on: {
        'upload.retried': leadsTo('underWay.queued', { attempt: 3, size: 0, upload: undefined, ...noReason }),
      },
    },
  },
);

/** The effect of each event in each state of the upload of a photo. */
export const photoUploadRules: Rules<Machine> = {
  steps: { underWay: { awaitTurn: ['awaitTurn', undefined] } },
  initial: {
    in: 'underWay.queued',
    with: { ...sampleFile, attempt: 0, size: 0, upload: undefined, photo: undefined, ...noReason },
  },
  states,
};
