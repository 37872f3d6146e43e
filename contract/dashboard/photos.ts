import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { instant, unitId } from '../schemas/primitives.ts';
import { siteMedia } from '../values/pictures.ts';
import { photoPartBytes } from '../values/photoLimits.ts';
import type { HostOperation } from '../operation.ts';
import { hosts } from './deskOperation.ts';

const id = v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long'));
const uploadId = means(id, 'The id of an upload.');
const photoId = means(id, 'The id of a photo: a hash of its pixels.');
const share = v.pipe(v.number('invalid'), v.minValue(0, 'invalid'), v.maxValue(1, 'invalid'));

/** The point that stays visible when a photo is cropped. */
const focalPoint = means(
  v.object({ x: share, y: share }),
  'The point that stays visible when the photo is cropped, from 0 at the left and at the top to 1.',
);

const photo = v.object({
  id: photoId,
  type: means(
    v.picklist(['image/jpeg', 'image/webp', 'image/png', 'image/avif']),
    'The format; uploaded photos are JPEG or WebP, those from a folder keep theirs.',
  ),
  width: means(v.number(), 'The width in pixels; at most 4000 for an uploaded photo.'),
  height: means(v.number(), 'The height in pixels; at most 4000 for an uploaded photo.'),
  focalPoint: v.nullable(focalPoint),
});
export type Photo = v.InferOutput<typeof photo>;

/** The extensions of the files of photos. */
export const photoEndings = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/avif': 'avif',
} as const satisfies Record<Photo['type'], string>;

/** Returns the name by which a document refers to an uploaded photo. */
export const photoFileName = ({ id, type }: Pick<Photo, 'id' | 'type'>): string =>
  `${id}.${photoEndings[type]}`;

/** Returns the id of the uploaded photo to which a name refers; undefined for any other name. */
export const findPhotoId = (file: string): string | undefined =>
  /^([0-9a-f]{32})\.(jpg|webp|png|avif)$/.exec(file)?.[1];

const upload = v.object({
  id: uploadId,
  size: means(v.number(), 'The size of the file in bytes.'),
  offset: means(v.number(), 'The number of bytes that have arrived, where the next part begins.'),
  expiresAt: means(instant, 'The time at which the upload ends if it is not finished.'),
  photo: means(v.nullable(photo), 'The photo; null until the upload is finished.'),
});
export type PhotoUpload = v.InferOutput<typeof upload>;

const params = { upload: uploadId };

/**
 * Uploads of photos, which continue after an interruption: the client sends the file in parts, asks for the offset if it
 * does not know whether a part has arrived, and finishes the upload. The site never receives the name of the file.
 */
export const photoOperations = {
  startPhotoUpload: {
    method: 'post',
    path: '/photo-uploads',
    summary: 'Start the upload of a photo',
    body: v.object({
      property: means(
        v.union([unitId, v.literal(siteMedia, 'invalid')]),
        'The property, or `_site` for the logo of the site.',
      ),
      size: means(
        v.pipe(v.number('invalid'), v.safeInteger('invalid'), v.minValue(1, 'invalid')),
        'The size of the file in bytes.',
      ),
    }),
    success: { status: 201, answer: upload },
    problems: { 409: ['idempotency-mismatch'], 422: ['validation-failed', 'photo-too-large'] },
    roles: hosts,
    effect: 'stages',
  },
  getPhotoUpload: {
    method: 'get',
    path: '/photo-uploads/{upload}',
    summary: 'Show how much of a photo has arrived',
    params,
    success: { status: 200, answer: upload },
    problems: { 404: ['not-found'] },
    roles: hosts,
    effect: 'reads',
  },
  sendPhotoPart: {
    method: 'post',
    path: '/photo-uploads/{upload}/parts',
    summary: 'Send the part of a photo that begins at the offset',
    params,
    query: v.object({
      offset: means(
        v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not_a_number')),
        'The number of bytes before it.',
      ),
    }),
    body: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
    mostBytes: photoPartBytes,
    success: { status: 200, answer: upload },
    problems: { 404: ['not-found'], 409: ['wrong-offset'], 422: ['validation-failed'] },
    roles: hosts,
    effect: 'stages',
  },
  addPhoto: {
    method: 'post',
    path: '/photo-uploads/{upload}/photo',
    summary: 'Finish an upload: check and store the photo',
    params,
    success: { status: 201, answer: photo },
    problems: {
      404: ['not-found'],
      409: ['upload-incomplete', 'idempotency-mismatch'],
      422: ['photo-not-supported', 'photo-heic', 'photo-damaged', 'photo-too-many-pixels', 'photo-animated'],
    },
    roles: hosts,
    effect: 'changes',
  },
  setFocalPoint: {
    method: 'post',
    path: '/photos/{photo}/focal-point',
    summary:
      'Choose the point of a photo that stays visible when it is cropped; drafts that are saved afterwards use it',
    params: { photo: photoId },
    body: v.object({ focalPoint: v.nullable(focalPoint) }),
    success: { status: 200, answer: photo },
    problems: { 404: ['not-found'], 409: ['idempotency-mismatch'], 422: ['validation-failed'] },
    roles: hosts,
    effect: 'changes',
  },
} as const satisfies Record<string, HostOperation>;
