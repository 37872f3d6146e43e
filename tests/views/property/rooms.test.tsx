import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPhotosByRoom } from '../../../src/views/property/photosByRoom.ts';
import { inLanguage } from '../support/inLanguage.tsx';
import { property } from '../support/property.ts';
import { propertyPage, ready } from './propertyPages.tsx';

const photos = Array.from({ length: 7 }, (_, index) => ({
  id: `photo-${index + 1}`,
  src: `/media/casa/photo-${index + 1}.webp`,
  alt: `Photo ${index + 1}`,
  width: 2048,
  height: 1365,
}));
const rooms = [
  { title: 'Terrace', photos: ['photo-6', 'photo-1'] },
  { title: 'Bedroom', text: 'A double bed', photos: ['photo-2', 'photo-6'] },
  { title: 'A room of another property', photos: ['photo-99'] },
];

async function getPage(change: Partial<typeof property>) {
  const view = propertyPage(ready, { property: { ...property, photos, rooms: undefined, ...change } })(
    () => undefined,
  );
  const inEnglish = await inLanguage('en', view);
  const { container } = await act(async () => render(inEnglish));
  const all = [...container.querySelectorAll('a')].find((link) => link.textContent.startsWith('All '));
  const strip = container.querySelector('[class*=strip]')!;
  return {
    hasSection: container.querySelector('#photos') !== null,
    leadsTo: all?.getAttribute('href'),
    strip: [...strip.querySelectorAll('img')].map(({ alt }) => alt),
    tiles: [...container.querySelectorAll('#photos li a')].map((link) => [
      [...link.querySelectorAll(':scope > :not(:has(img))')].map(({ textContent }) => textContent).join(': '),
      link.getAttribute('href'),
    ]),
  };
}

test('each room has one photo, which is not the first of the page if the room has another', async () => {
  const { tiles, leadsTo } = await getPage({ rooms });
  expect(leadsTo).toBe('#photos');
  expect(tiles).toEqual([
    ['Terrace', '/images/2048/casa/photo-6.webp'],
    ['Bedroom: A double bed', '/images/2048/casa/photo-2.webp'],
    ['More photos', '/images/2048/casa/photo-3.webp'],
  ]);
});

test('the photos are in the order of the rooms, followed by those of no room', () => {
  const byRoom = getPhotosByRoom({ photos, rooms });
  expect(byRoom.map((room) => [room.title, room.photos.map(({ id }) => id)])).toEqual([
    ['Terrace', ['photo-1', 'photo-6']],
    ['Bedroom', ['photo-2']],
    [undefined, ['photo-3', 'photo-4', 'photo-5', 'photo-7']],
  ]);
});

test('a property without rooms shows all photos at the top, and has no section of photos', async () => {
  const { hasSection, leadsTo, strip } = await getPage({});
  expect([hasSection, leadsTo]).toEqual([false, '/images/2048/casa/photo-1.webp']);
  expect(strip).toEqual(photos.map(({ alt }) => alt));
});
