import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
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

async function getPhotos(change: Partial<typeof property>) {
  const view = propertyPage(ready, { property: { ...property, photos, rooms: undefined, ...change } })(
    () => undefined,
  );
  const inEnglish = await inLanguage('en', view);
  const { container } = await act(async () => render(inEnglish));
  const section = container.querySelector('#photos');
  const all = [...container.querySelectorAll('a')].find((link) => link.textContent.startsWith('All '));
  const figures = [...(section?.querySelectorAll('figure, div[class*=room_]') ?? [])].map((room) => ({
    captions: [...room.querySelectorAll('figcaption p')].map(({ textContent }) => textContent),
    shows: [...room.querySelectorAll('img')].map(({ alt }) => alt),
  }));
  return { isThere: section !== null, allLeadTo: all?.getAttribute('href'), figures };
}

test('photos are shown by room, in the order of the rooms, followed by those of no room', async () => {
  const rooms = [
    { title: 'Kitchen', photos: ['photo-6', 'photo-2'] },
    { title: 'Bedroom', text: 'A double bed', photos: ['photo-1'] },
    { title: 'A room of another property', photos: ['photo-99'] },
  ];
  const { figures, allLeadTo } = await getPhotos({ rooms });
  expect(allLeadTo).toBe('#photos');
  expect(figures).toEqual([
    { captions: ['Kitchen'], shows: ['Photo 2', 'Photo 6'] },
    { captions: ['Bedroom', 'A double bed'], shows: ['Photo 1'] },
    ...[3, 4, 5, 7].map((one) => ({ captions: [], shows: [`Photo ${one}`] })),
  ]);
});

test('a property without rooms shows the photos that the head of the page does not show', async () => {
  const { figures } = await getPhotos({});
  expect(figures.flatMap(({ shows }) => shows)).toEqual(['Photo 6', 'Photo 7']);
});

test('a property whose photos are all in the head has no section of photos', async () => {
  const { isThere, allLeadTo } = await getPhotos({ photos: photos.slice(0, 5) });
  expect([isThere, allLeadTo]).toEqual([false, '/images/2048/casa/photo-1.webp']);
});
