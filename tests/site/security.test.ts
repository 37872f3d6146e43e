import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const pages = ['/en', `/en/${unit.id}`, `/en/${unit.id}/success`, '/en/no-such-unit', '/xx'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every script in a page is allowed by its hash, and no other inline code is allowed', async () => {
  const { ask } = await openTestSite();
  for (const path of pages) {
    const answer = await ask(path);
    const policy = answer.headers.get('Content-Security-Policy')!;
    const page = await answer.text();
    const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!);
    // Only an address that search engines do not list is one that a fragment may say something to.
    const isListed = !/"noindex"/.test(page);
    expect(scripts, path).toHaveLength(isListed ? 2 : 3);
    for (const script of scripts) expect(policy).toContain(hash(script));
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/frame-ancestors/g)).toHaveLength(1);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types worker',
    ]) {
      expect(policy).toContain(rule);
    }
  }
});

test.each([
  '/en',
  '/xx',
  '/',
  '/health',
  '/robots.txt',
  '/api/1/rental-unit/casa-do-limoeiro',
  '/token',
  '/images/1/a/b.webp',
])('%s carries the headers that protect its reader', async (path) => {
  const { ask } = await openTestSite();
  const { headers } = await ask(path);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

test('a site on https sends strict transport security', async () => {
  const { ask } = await openTestSite({ publicUrl: 'https://stay.example' });
  expect((await ask('/en')).headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await ask('/en')).headers.get('Content-Security-Policy')).toMatch(/; upgrade-insecure-requests$/);
  const { ask: plain } = await openTestSite();
  const { headers } = await plain('/en');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
  expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
});
