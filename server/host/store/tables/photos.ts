import type { ColumnType, Generated } from 'kysely';
import type { Nullable } from './columns.ts';

/** A photo that a host uploaded, or that came from the folder of a property. */
export interface PhotoTable {
  /** A hash of its pixels. */
  id: string;
  /** The name of its bytes in the photo store, which is never used again. */
  storedAs: string;
  type: 'image/jpeg' | 'image/webp' | 'image/png' | 'image/avif';
  /** In pixels. */
  width: number;
  height: number;
  /** The point that stays visible when the photo is cropped, from 0 at the left and top to 1; null for the middle. */
  focusX: Nullable<number>;
  focusY: Nullable<number>;
  /** The time at which the photo is deleted, unless a version of a property uses it. */
  expiresAt: Date;
}

/** The bytes of photos, unless they are stored outside of the database. */
export interface PhotoContentTable {
  name: string;
  bytes: Buffer;
}

/** A photo that a version of a property shows, which keeps it from being deleted. */
export interface PhotoUseTable {
  photoId: string;
  property: string;
  version: number;
  /** The name by which the document of the version refers to it. */
  file: string;
}

/** A file on its way to the site. */
export interface PhotoUploadTable {
  id: string;
  userId: string;
  /** The id of the property, or `_site` for the logo of the site. */
  property: string;
  /** The size of the file in bytes, as announced. */
  size: number;
  /** The number of bytes that have arrived. */
  received: Generated<number>;
  expiresAt: ColumnType<Date>;
  /** The photo of a finished upload. */
  photoId: Nullable<string>;
}

/** A part of a file; it is deleted when the upload is finished. */
export interface PhotoUploadPartTable {
  uploadId: string;
  /** The number of bytes before it. */
  startsAt: number;
  bytes: Buffer;
}
