import { expect, test } from 'vitest';
import type { PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { changeFields } from '../../contract/content/documentFields.ts';
import {
  addItem,
  createName,
  moveItem,
  nameFromTitle,
  removeItem,
  renameItem,
} from '../../contract/content/renames.ts';

const rooms = { path: ['property', 'rooms'], identity: 'name', texts: 'rooms' };
const highlights = { path: ['property', 'highlights'], identity: '', texts: 'highlights' };

const document: PropertyDocument = {
  property: {
    rooms: [
      { name: 'terrace', photos: ['a.webp'] },
      { name: 'new-2', photos: ['b.webp'] },
    ],
    highlights: ['garden', 'view'],
  },
  texts: {
    en: { rooms: { terrace: { title: 'Terrace' }, 'new-2': { title: 'Main bedroom' } } },
    pt: { rooms: { terrace: { title: 'Terraço' } }, highlights: { garden: { title: 'Jardim' } } },
  },
};

test('an item is renamed together with its texts in all languages', () => {
  expect(changeFields(document, renameItem(document, rooms, 0, 'roof'))).toMatchObject({
    property: { rooms: [{ name: 'roof' }, { name: 'new-2' }] },
    texts: {
      en: { rooms: { roof: { title: 'Terrace' } } },
      pt: { rooms: { roof: { title: 'Terraço' } } },
    },
  });
  expect(renameItem(document, rooms, 0, 'terrace')).toEqual([]);
});

test('an item that is a name is renamed in its place', () => {
  const renamed = changeFields(document, renameItem(document, highlights, 0, 'pool'));
  expect(renamed.property).toMatchObject({ highlights: ['pool', 'view'] });
  expect(renamed.texts.pt).toMatchObject({ highlights: { pool: { title: 'Jardim' } } });
});

test('an item is removed together with its texts in all languages', () => {
  const removed = changeFields(document, removeItem(document, rooms, 0));
  expect(removed.property).toMatchObject({ rooms: [{ name: 'new-2' }] });
  expect(removed.texts).toEqual({
    en: { rooms: { 'new-2': { title: 'Main bedroom' } } },
    pt: { highlights: { garden: { title: 'Jardim' } } },
  });
});

test('texts stay while another item has the same name', () => {
  const twice = changeFields(document, [{ path: ['property', 'rooms', 1, 'name'], value: 'terrace' }]);
  const removed = changeFields(twice, removeItem(twice, rooms, 0));
  expect(removed.texts.pt).toMatchObject({ rooms: { terrace: { title: 'Terraço' } } });
});

test('the last item is removed with its list', () => {
  const one = changeFields(document, removeItem(document, rooms, 0));
  expect(changeFields(one, removeItem(one, rooms, 0)).property).not.toHaveProperty('rooms');
});

test('an item is moved', () => {
  expect(changeFields(document, moveItem(document, highlights, 1, 0)).property).toMatchObject({
    highlights: ['view', 'garden'],
  });
});

test('a new item has a provisional name, which its title replaces', () => {
  const added = changeFields(document, addItem(document, rooms, { photos: [] }));
  expect(added.property).toMatchObject({ rooms: [{}, {}, { name: 'new-1', photos: [] }] });
  const named = changeFields(document, nameFromTitle(document, rooms, 1, 'Main bedroom'));
  expect(named.property).toMatchObject({ rooms: [{ name: 'terrace' }, { name: 'main-bedroom' }] });
  expect(named.texts.en).toMatchObject({ rooms: { 'main-bedroom': { title: 'Main bedroom' } } });
  expect(nameFromTitle(document, rooms, 0, 'Roof')).toEqual([]);
  expect(nameFromTitle(document, rooms, 1, ' ')).toEqual([]);
});

test('an item of a list without names is added as it is', () => {
  const closed = { path: ['property', 'closed'] };
  expect(addItem(document, closed)).toEqual([{ path: ['property', 'closed', 0], value: {} }]);
});

test.each([
  ['Quarto de hóspedes', 'quarto-de-hospedes'],
  ['Terrace', 'terrace-2'],
  ['客房', 'new-1'],
])('the title %s becomes the name %s', (title, name) => {
  expect(createName(title, ['terrace'])).toBe(name);
});
