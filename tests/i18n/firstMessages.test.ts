import { expect, test, vi } from 'vitest';

const written = (value: string) => [{ type: 0, value }];

vi.mock('../../locales/de/messages.json?compiled&first=property', () => ({
  default: { 'stay.checkIn': written('Anreise') },
}));

// No other file has loaded a language before.
vi.resetModules();
const { createPageIntl, loadFirstMessages, loadMessages } = await import('../../src/i18n/index.ts');
const { withTexts } = await import('../../src/ui/withTexts.ts');

test('the first texts of a page load before the others, which load with their first part', async () => {
  const first = await loadFirstMessages('de', 'src/pages/property.tsx');
  const intl = createPageIntl('de', first);
  expect(Object.keys(first)).toEqual(['stay.checkIn']);
  const Part = await withTexts(() => Promise.resolve('the part'))();
  expect(Part).toBe('the part');
  expect(intl.formatMessage({ id: 'stay.checkOut' })).toBe('Abreise');
  expect(await loadMessages('de')).toBe(first);
});

test('texts that have come are not read once more', async () => {
  const { default: french } = (await import('../../locales/fr/messages.json?compiled')) as {
    default: object;
  };
  const reads = vi.spyOn(Object, 'assign');
  await loadMessages('fr');
  await loadMessages('fr');
  expect(reads.mock.calls.filter(([, messages]) => messages === french)).toHaveLength(1);
});

test('a page without a file of what it says first has all texts of its language', async () => {
  const messages = await loadFirstMessages('fr', 'src/pages/contact.tsx');
  expect(messages).toHaveProperty(['stay.checkOut']);
  expect(messages).toBe(await loadMessages('fr'));
});
