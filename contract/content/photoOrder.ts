import { isRecord } from '../values/isRecord.ts';
import { languages, type Language } from '../values/language.ts';
import type { PropertyDocument } from './checks/checkDocument.ts';
import { readField, type FieldChange } from './documentFields.ts';
import { findPhotos } from './texts.ts';

const photosPath = ['property', 'photos'] as const;

/** Returns the names of the photos of a document in their order; the first one is the cover. */
export const listPhotos = ({ property }: PropertyDocument): string[] => findPhotos(property).photos;

/** Returns the languages in which a document has texts. */
export const listTextLanguages = ({ texts }: PropertyDocument): Language[] =>
  languages.filter((language) => texts[language] !== undefined);

/** A room with the names of its photos; `index` is its place in the document. */
export interface PhotoRoom {
  readonly index: number;
  readonly name: string;
  readonly photos: readonly string[];
}

const getTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Returns the rooms that have a name, also of a document with errors. */
export function listRooms(document: PropertyDocument): PhotoRoom[] {
  const rooms = readField(document, ['property', 'rooms']);
  return (Array.isArray(rooms) ? rooms : []).flatMap((room: unknown, index) =>
    isRecord(room) && typeof room['name'] === 'string'
      ? [{ index, name: room['name'], photos: getTexts(room['photos']) }]
      : [],
  );
}

/**
 * Returns the changes that add a photo before the first of some others, or at the end if the document has none of
 * them; no changes if the document has the photo already.
 */
export function addPhoto(
  document: PropertyDocument,
  file: string,
  others: readonly string[] = [],
): FieldChange[] {
  const photos = listPhotos(document);
  if (photos.includes(file)) return [];
  const next = photos.findIndex((photo) => others.includes(photo));
  return [{ path: photosPath, value: photos.toSpliced(next === -1 ? photos.length : next, 0, file) }];
}

/** Returns the changes that move photos, in their present order, to a place counted from 0 among the other ones. */
export function movePhotos(
  document: PropertyDocument,
  files: ReadonlySet<string>,
  place: number,
): FieldChange[] {
  const photos = listPhotos(document);
  const others = photos.filter((photo) => !files.has(photo));
  const moved = photos.filter((photo) => files.has(photo));
  const value = others.toSpliced(Math.max(0, place), 0, ...moved);
  return value.every((photo, index) => photo === photos[index]) ? [] : [{ path: photosPath, value }];
}

const setPhotosOfRoom = ({ index }: PhotoRoom, value: readonly string[]): FieldChange => ({
  path: ['property', 'rooms', index, 'photos'],
  value,
});

const leaveRooms = (document: PropertyDocument, file: string): FieldChange[] =>
  listRooms(document)
    .filter(({ photos }) => photos.includes(file))
    .map((room) =>
      setPhotosOfRoom(
        room,
        room.photos.filter((photo) => photo !== file),
      ),
    );

/** Returns the changes that show a photo in another room, or in none. */
export function setRoom(document: PropertyDocument, file: string, name: string | undefined): FieldChange[] {
  const next = listRooms(document).find((room) => room.name === name);
  if (next?.photos.includes(file)) return [];
  return [...leaveRooms(document, file), ...(next ? [setPhotosOfRoom(next, [...next.photos, file])] : [])];
}

/** Returns the path of the alternative text of a photo. */
const getAltPath = (file: string, language: Language) => ['texts', language, 'photos', file] as const;

/** Returns the alternative text of a photo; empty if it has none. */
export function readAlt(document: PropertyDocument, file: string, language: Language): string {
  const alt = readField(document, getAltPath(file, language));
  return typeof alt === 'string' ? alt : '';
}

/** Returns the changes that remove a photo, its alternative texts, and its places in rooms. */
export const removePhoto = (document: PropertyDocument, file: string): FieldChange[] => [
  { path: photosPath, value: listPhotos(document).filter((photo) => photo !== file) },
  ...leaveRooms(document, file),
  ...listTextLanguages(document)
    .filter((language) => readField(document, getAltPath(file, language)) !== undefined)
    .map((language) => ({ path: getAltPath(file, language), value: undefined })),
];
