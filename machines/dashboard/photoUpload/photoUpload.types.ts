import type { Photo, PhotoUpload } from '../../../contract/dashboard/photos.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';

export interface PhotoUploadInput {
  /** Identifies the file in this tab, and in idempotency keys. The actors have its content. */
  id: string;
  /** The id of the property, or `_site` for the logo of the site. */
  property: string;
  /** The ids of the photos that the property already has. */
  present: readonly string[];
}

export interface PhotoUploadContext extends PhotoUploadInput, FailureReason {
  /** How often the file was sent from its beginning. */
  attempt: number;
  /** The size of what is sent, in bytes; 0 before the file is prepared. */
  size: number;
  /** The upload as the host knows it; undefined before it has started. */
  upload: PhotoUpload | undefined;
  /** The stored photo. */
  photo: Photo | undefined;
}

export type PhotoUploadEvent =
  /** Few enough other photos are being sent. */
  | { type: 'turn.given' }
  /** The person sends the file again after a failure. */
  | { type: 'upload.retried' }
  | ConnectionReturned;

/** Sent to the editor of the property when a photo is stored. */
export interface PhotoAdded {
  type: 'photo.added';
  photo: Photo;
  /** The photos that the person chose after it, and that were stored before it. */
  later: readonly Photo[];
}

/** The input of the call that starts an upload. */
export interface UploadStart {
  property: string;
  size: number;
  idempotencyKey: string;
}

/** The input of the call that sends a part: of which file, to which upload, from which byte. */
export interface PartInput {
  file: string;
  upload: string;
  offset: number;
}

/** The input of the call that finishes an upload. */
export interface UploadEnd {
  upload: string;
  idempotencyKey: string;
}
