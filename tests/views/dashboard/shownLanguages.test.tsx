import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../../contract/values/language.ts';
import { shownProperty } from '../../../machines/dashboard/shared/property.samples.ts';
import { useShownLanguages } from '../../../src/dashboard/views/propertyEditor/useShownLanguages.ts';
import { inDashboard } from './support/inDashboard.tsx';

const document = { property: {}, texts: { pt: {}, en: {}, de: {} } };
const missing = (language: Language) => ({
  code: 'missing' as const,
  path: ['texts', language, 'rooms', 'kitchen', 'title'],
});

/** Opens a section of the editor in a tab. */
function openSection(shownLanguages: Set<Language>, marked: readonly Language[] = []) {
  const { result } = renderHook(
    () => useShownLanguages({ document, shown: shownProperty, marked: marked.map(missing) }),
    { wrapper: ({ children }) => inDashboard(children, { shownLanguages }) },
  );
  return result;
}

test('the first two languages of the site are shown first', () => {
  expect(openSection(new Set()).current.languages).toEqual(['en', 'pt']);
});

test('chosen languages stay for the other sections, as far as the property has them', () => {
  const tab = new Set<Language>();
  const section = openSection(tab);
  act(() => section.current.showLanguages(['de', 'fr']));
  expect(section.current.languages).toEqual(['de']);
  expect(openSection(tab).current.languages).toEqual(['de']);
});

test.each([
  [['de'], ['de', 'en']],
  [['pt'], ['pt', 'en']],
  [
    ['en', 'de'],
    ['en', 'pt'],
  ],
] as const)('a section that marks errors in %j shows %j', (marked, languages) => {
  expect(openSection(new Set(), marked).current.languages).toEqual(languages);
});
