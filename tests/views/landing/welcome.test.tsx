import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completeLanguages } from '../../../contract/values/language.ts';
import { lodgingKinds } from '../../../contract/schemas/rentalUnit.ts';
import { SiteContext } from '../../../src/frame/site.ts';
import { createPageIntl, loadMessages } from '../../../src/i18n/index.ts';
import { LandingView } from '../../../src/views/landing/LandingView.tsx';
import { inLanguage } from '../support/inLanguage.tsx';

const settings = {
  productName: 'Estadia',
  publicUrl: 'http://localhost',
  gatewayHosts: [],
  welcome: { en: { headline: 'Two houses, one family.' }, de: { lead: 'Eine von uns ist immer da.' } },
};

const context = {
  query: '',
  search: undefined,
  page: 1,
  unitCount: 0,
  maxGuests: 1,
  offers: [],
  failure: undefined,
  answer: undefined,
  remembered: undefined,
};

test.each([
  ['en', 'Two houses, one family.', /^Holiday homes, booked directly/],
  ['de', 'Wohnen, wo man Sie erwartet.', /^Eine von uns ist immer da\.$/],
  ['fr', 'Séjournez là où l’on vous attend.', /^Des locations de vacances/],
] as const)(
  'in %s the landing page begins with the host’s text, or else with the default',
  async (language, title, lead) => {
    const page = <LandingView pageState={{ value: 'empty', context }} send={() => undefined} />;
    const site = { settings, languagePath: () => '/' };
    render(await inLanguage(language, <SiteContext value={site}>{page}</SiteContext>));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(lead)).toBeTruthy();
  },
);

test.each(completeLanguages)('in %s the default lead suits every kind of lodging', async (language) => {
  const intl = createPageIntl(language, await loadMessages(language));
  const wordsFor = (kind: string): readonly string[] =>
    intl
      .formatMessage({ id: 'head.property' }, { kind, name: '', city: '', productName: '' })
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  const neutral = wordsFor('other');
  const particular = lodgingKinds.flatMap(wordsFor).filter((word) => !neutral.includes(word));
  const lead = intl.formatMessage({ id: 'landing.lead' }).toLowerCase();
  expect(particular.filter((word) => lead.split(/\P{L}+/u).some((own) => own.startsWith(word)))).toEqual([]);
});
