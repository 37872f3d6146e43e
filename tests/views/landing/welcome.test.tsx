import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteContext } from '../../../src/frame/site.ts';
import { LandingView } from '../../../src/views/landing/LandingView.tsx';
import { inLanguage } from '../support/inLanguage.tsx';

afterEach(cleanup);

const settings = {
  productName: 'Estadia',
  publicUrl: 'http://localhost',
  featured: [],
  gatewayHosts: [],
  welcome: { en: { headline: 'Two houses, one family.' }, de: { lead: 'Eine von uns ist immer da.' } },
};

const context = {
  featured: [],
  query: '',
  search: undefined,
  offers: [],
  failure: undefined,
  answer: undefined,
};

test.each([
  ['en', 'Two houses, one family.', /^Houses with a life of their own/],
  ['de', 'Wohnen, wo man Sie erwartet.', /^Eine von uns ist immer da\.$/],
  ['fr', 'Séjournez là où l’on vous attend.', /^Des maisons qui ont une âme/],
] as const)(
  'in %s the first page begins with what its host wrote, else with ours',
  async (language, title, lead) => {
    const page = <LandingView pageState={{ value: 'empty', context }} send={() => undefined} />;
    const site = { settings, languagePath: () => '/' };
    render(await inLanguage(language, <SiteContext value={site}>{page}</SiteContext>));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(lead)).toBeTruthy();
  },
);
