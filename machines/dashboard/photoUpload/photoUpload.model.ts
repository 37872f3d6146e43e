import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { photoUploadMachine } from './photoUpload.machine.ts';
import {
  halfUpload,
  presentPhoto,
  sampleFile,
  samplePhoto,
  sampleSize,
  startedUpload,
  wholeUpload,
} from './photoUpload.samples.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof photoUploadMachine>>) =>
  defineUserEvent<typeof photoUploadMachine>(...words);

const unreachable = 'the host cannot be reached';
const damaged = 'the file is not accepted as a photo';
const tooMany = 'the host accepts no more requests for some time';
const expired = 'the upload has expired';

export const photoUploadModel = defineModel({
  machine: photoUploadMachine,
  group: 'dashboard',
  input: sampleFile,
  screenless: 'The photos of a property show the progress of each file.',
  events: [
    toReceivedEvent(person({ type: 'turn.given' }, 'it is the turn of this photo')),
    defineAnswer('preparePhoto', sampleSize, 'the photo can be sent'),
    failed('preparePhoto', 'photo-heic', 'neither the browser nor the site can read this HEIC picture'),
    failed('preparePhoto', 'unknown', 'the file cannot be read'),
    defineAnswer('startPhotoUpload', startedUpload, 'the host receives the photo'),
    failed('startPhotoUpload', 'photo-too-large', damaged),
    failed('startPhotoUpload', 'unreachable', unreachable),
    failed('startPhotoUpload', 'too-many-requests', tooMany),
    failed('startPhotoUpload', 'forbidden', 'the role does not allow it'),
    defineAnswer('sendPhotoPart', halfUpload, 'the part arrives'),
    defineAnswer('sendPhotoPart', wholeUpload, 'the last part arrives', 'complete'),
    failed('sendPhotoPart', 'wrong-offset', 'the part does not begin where the last one ended'),
    failed('sendPhotoPart', 'unreachable', unreachable),
    failed('sendPhotoPart', 'too-many-requests', tooMany),
    failed('sendPhotoPart', 'not-found', expired),
    defineAnswer('getPhotoUpload', halfUpload, 'the host says how much has arrived'),
    defineAnswer('getPhotoUpload', wholeUpload, 'everything has arrived', 'complete'),
    failed('getPhotoUpload', 'unreachable', unreachable),
    failed('getPhotoUpload', 'too-many-requests', tooMany),
    failed('getPhotoUpload', 'not-found', expired),
    defineAnswer('addPhoto', samplePhoto, 'the host stores the photo'),
    defineAnswer('addPhoto', presentPhoto, 'the property already has the photo', 'present'),
    failed('addPhoto', 'photo-damaged', damaged),
    failed('addPhoto', 'unreachable', unreachable),
    failed('addPhoto', 'too-many-requests', tooMany),
    failed('addPhoto', 'not-found', expired),
    person({ type: 'upload.retried' }, 'the person sends the photo again'),
    toReceivedEvent(person({ type: 'connection.returned' }, 'the connection returns')),
    defineDelay('repeatInterval', 'photoUpload.underWay.paused', 10_000, 'some time passes'),
    {
      ...defineDelay('repeatInterval', 'photoUpload.underWay.notStarted', 10_000, 'some time passes'),
      name: 'repeatInterval.passed.notStarted',
    },
  ],
  mainPath: [
    'turn.given',
    'preparePhoto.answered',
    'startPhotoUpload.answered',
    'sendPhotoPart.answered',
    'sendPhotoPart.answered.complete',
    'addPhoto.answered',
  ],
});
