import { expect, test } from 'vitest';
import { lampProduct } from './lamp.ts';
import { listSentences, wordsOfFailure } from '../src/site/base/readOut.ts';
import type { Manifest } from '../src/pictures.ts';
import { inOrder } from '../src/site/inOrder.ts';

const tree = [
  '- heading "The payment was declined" [level=3]',
  '- paragraph: Your card was not charged.',
  '- list:',
  '  - listitem:',
  '    - \'heading "Until when: today" [level=4]\'',
  '- textbox "First name": Ana',
  '- text: First name',
  '- paragraph: "A code: 6 digits"',
  '- paragraph: Your card was not charged.',
  '- button "Go to payment"',
].join('\n');

const stateText = {
  machine: 'booking',
  state: 'resuming.declined',
  language: 'en',
  headings: [],
  alerts: [],
  news: [],
  moves: [],
  fields: [],
  focus: '',
  tree,
};

test('splits an announcement into the sentences of the screen', () => {
  const whole = 'The payment was declined Your card was not charged.';
  expect(wordsOfFailure({ ...stateText, alerts: [whole, 'Something else.'] })).toEqual([
    'The payment was declined',
    'Your card was not charged.',
    'Something else.',
  ]);
});

test('lists the headings and sentences of a screen once, without typed text', () => {
  expect(listSentences(tree)).toEqual([
    'The payment was declined',
    'Your card was not charged.',
    'Until when: today',
    'A code: 6 digits',
  ]);
});

test('describes an error by its announcement, or else by all sentences of its screen', () => {
  expect(wordsOfFailure({ ...stateText, alerts: ['Declined.'] })).toEqual(['Declined.']);
  expect(wordsOfFailure(stateText)[0]).toBe('The payment was declined');
});

test('orders pictures by language, device and colour scheme', () => {
  const picture = (language: string, device: 'phone' | 'desk', scheme: 'light' | 'dark') => ({
    machine: 'booking',
    state: 'form.editing',
    language,
    device,
    scheme,
    file: `${language}.${device}.${scheme}.webp`,
    width: 1,
    height: 1,
    bytes: 1,
  });
  const manifest: Manifest = {
    commit: '0',
    takenAt: '2026-01-01T00:00:00.000Z',
    seconds: 1,
    pictures: [
      picture('fr', 'desk', 'dark'),
      picture('en', 'phone', 'dark'),
      picture('en', 'desk', 'light'),
      picture('fr', 'phone', 'light'),
      picture('en', 'phone', 'light'),
    ],
    texts: [{ ...stateText, language: 'de' }, stateText],
    mails: [],
  };
  const ordered = inOrder(manifest, {
    ...lampProduct,
    languages: [
      { id: 'en', name: 'English' },
      { id: 'fr', name: 'French' },
      { id: 'de', name: 'German' },
    ],
  });
  expect(ordered.pictures.map(({ file }) => file)).toEqual([
    'en.phone.light.webp',
    'en.phone.dark.webp',
    'en.desk.light.webp',
    'fr.phone.light.webp',
    'fr.desk.dark.webp',
  ]);
  expect(ordered.texts.map(({ language }) => language)).toEqual(['en', 'de']);
});
