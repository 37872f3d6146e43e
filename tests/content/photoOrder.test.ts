import { describe, expect, test } from 'vitest';
import type { PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { changeFields, type FieldChange } from '../../contract/content/documentFields.ts';
import {
  addPhoto,
  listPhotos,
  listRooms,
  listTextLanguages,
  movePhotos,
  readAlt,
  removePhoto,
  setRoom,
} from '../../contract/content/photoOrder.ts';

const document: PropertyDocument = {
  property: {
    host: { name: 'Inês' },
    photos: ['terrace.jpg', 'kitchen.jpg', 'bedroom.jpg', 'garden.jpg'],
    rooms: [
      { name: 'kitchen', photos: ['kitchen.jpg'] },
      { name: 'bedroom', photos: ['bedroom.jpg', 'garden.jpg'] },
    ],
  },
  texts: {
    en: { name: 'Casa', photos: { 'kitchen.jpg': 'The kitchen', 'garden.jpg': 'The garden' } },
    pt: { name: 'Casa', photos: { 'kitchen.jpg': 'A cozinha' } },
  },
};

const after = (changes: FieldChange[], before = document) => changeFields(before, changes);
const getPhotosByRoom = (changed: PropertyDocument) =>
  Object.fromEntries(listRooms(changed).map(({ name, photos }) => [name, photos]));

describe('the order of photos', () => {
  test.each([
    [['garden.jpg'], 0, ['garden.jpg', 'terrace.jpg', 'kitchen.jpg', 'bedroom.jpg']],
    [['terrace.jpg'], 2, ['kitchen.jpg', 'bedroom.jpg', 'terrace.jpg', 'garden.jpg']],
    [['terrace.jpg'], 3, ['kitchen.jpg', 'bedroom.jpg', 'garden.jpg', 'terrace.jpg']],
    [['garden.jpg', 'kitchen.jpg'], 0, ['kitchen.jpg', 'garden.jpg', 'terrace.jpg', 'bedroom.jpg']],
    [['garden.jpg'], -1, ['garden.jpg', 'terrace.jpg', 'kitchen.jpg', 'bedroom.jpg']],
  ])('moves %j to the place %i', (files, place, order) => {
    expect(listPhotos(after(movePhotos(document, new Set(files), place)))).toEqual(order);
  });

  test('does not change when a photo is moved to its own place', () => {
    expect(movePhotos(document, new Set(['kitchen.jpg']), 1)).toEqual([]);
  });

  test('ends with an added photo, which is added once', () => {
    const added = after(addPhoto(document, 'view.jpg'));
    expect(listPhotos(added).at(-1)).toBe('view.jpg');
    expect(addPhoto(added, 'view.jpg')).toEqual([]);
  });

  test('has an added photo before the others that were chosen after it', () => {
    const added = after(addPhoto(document, 'view.jpg', ['bedroom.jpg', 'missing.jpg', 'kitchen.jpg']));
    expect(listPhotos(added)[listPhotos(document).indexOf('kitchen.jpg')]).toBe('view.jpg');
  });

  test('begins with the first photo of a new document', () => {
    const empty = { property: undefined, texts: {} };
    expect(after(addPhoto(empty, 'view.jpg'), empty).property).toEqual({ photos: ['view.jpg'] });
  });
});

test('a removed photo has no text and no room any more', () => {
  const changed = after(removePhoto(document, 'kitchen.jpg'));
  expect(listPhotos(changed)).toEqual(['terrace.jpg', 'bedroom.jpg', 'garden.jpg']);
  expect(getPhotosByRoom(changed)).toEqual({ kitchen: [], bedroom: ['bedroom.jpg', 'garden.jpg'] });
  expect(changed.texts).toEqual({
    en: { name: 'Casa', photos: { 'garden.jpg': 'The garden' } },
    pt: { name: 'Casa' },
  });
});

describe('the room of a photo', () => {
  test('is the only one that shows it', () => {
    const changed = after(setRoom(document, 'garden.jpg', 'kitchen'));
    expect(getPhotosByRoom(changed)).toEqual({
      kitchen: ['kitchen.jpg', 'garden.jpg'],
      bedroom: ['bedroom.jpg'],
    });
  });

  test('can be none', () => {
    const changed = after(setRoom(document, 'garden.jpg', undefined));
    expect(getPhotosByRoom(changed)).toEqual({ kitchen: ['kitchen.jpg'], bedroom: ['bedroom.jpg'] });
  });

  test('does not change when it is chosen again', () => {
    expect(setRoom(document, 'garden.jpg', 'bedroom')).toEqual([]);
  });
});

test('an alternative text is that of the photo in one language', () => {
  expect(readAlt(document, 'kitchen.jpg', 'en')).toBe('The kitchen');
  expect(readAlt(document, 'kitchen.jpg', 'pt')).toBe('A cozinha');
  expect(readAlt(document, 'garden.jpg', 'pt')).toBe('');
});

test('the languages of a document have texts', () => {
  expect(listTextLanguages(document)).toEqual(['en', 'pt']);
});

test('a document with errors has the photos and rooms that can be read', () => {
  const wrong: PropertyDocument = { property: { photos: 'a.jpg', rooms: ['kitchen'] }, texts: {} };
  expect(listPhotos(wrong)).toEqual([]);
  expect(listRooms(wrong)).toEqual([]);
});
