import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dashboardPage } from '../../contract/dashboard/pages.ts';
import { getAccentColours } from '../../src/theme/accentColours.ts';
import { openTestSite } from './support/site.ts';

const accent = '#7a1f5c';

const getStyle = (html: string) => /<style>(.+?)<\/style>/.exec(html)?.[1];

test.each(['/en', dashboardPage])(
  '%s has the accent colour of the site, which its policy allows',
  async (path) => {
    const { ask } = await openTestSite({ look: { accent } });
    const answer = await ask(path);
    const style = getStyle(await answer.text())!;
    const { light, dark } = getAccentColours(accent);
    for (const colour of [...Object.values(light), ...Object.values(dark)])
      expect(style).toContain(`:${colour}`);
    expect(style).toMatch(/^:root\{--[\w-]+:#/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self' `);
    expect(answer.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  },
);

test('pages of a site without an accent colour contain no styles', async () => {
  const { text } = await openTestSite();
  expect(getStyle(await text('/en'))).toBeUndefined();
});

test('the header shows the logo, with the name of the site as its text', async () => {
  const src = '/images/320/_site/0a.12345678.webp';
  const logo = { src, srcSet: `${src}, ${src.replace('320', '640')} 2x`, width: 60, height: 20 };
  const { text } = await openTestSite({ look: { logo } });
  const header = /<header.+?<\/header>/s.exec(await text('/en'))![0];
  expect(header).toContain('src="/images/320/_site/0a.12345678.webp"');
  expect(header).toContain('alt="Estadia"');
});
