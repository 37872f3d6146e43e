import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteContext } from '../../../src/frame/site.ts';
import { notLoadedId } from '../../../src/ui/chunkErrors.ts';
import { SiteLayout } from '../../../src/views/layout/SiteLayout.tsx';
import { InEnglish } from '../support/inLanguage.tsx';

const settings = {
  productName: 'Estadia',
  publicUrl: 'https://stay.example',
  gatewayHosts: [],
};

const pageAt = (path: string) => (
  <InEnglish>
    <SiteContext value={{ settings, languagePath: () => path }}>
      <SiteLayout navigation>
        <main>{path}</main>
      </SiteLayout>
    </SiteContext>
  </InEnglish>
);

const notLoaded = () => document.getElementById(notLoadedId)!;

test('a message that a part could not be loaded disappears on the next page', () => {
  const { rerender } = render(pageAt('/en/a'));
  expect(notLoaded().hidden).toBe(true);
  notLoaded().removeAttribute('hidden');
  rerender(pageAt('/en/a'));
  expect(notLoaded().hidden).toBe(false);
  rerender(pageAt('/en/b'));
  expect(notLoaded().hidden).toBe(true);
});
