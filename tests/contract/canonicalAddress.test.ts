import { otpLink, reservationLink } from '../../contract/rules/addresses.ts';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { canonicalAddress } from '../../contract/rules/canonicalAddress.ts';
import { findToken } from '../../contract/values/tokenInLink.ts';

const token = '7d1e4a0b93c25f688e1a2b3c4d5e6f708192a3b4';

describe('the token of a reservation’s link', () => {
  test.each([
    `#token=${token}.`,
    `#token=${token}).`,
    `#token=${token}"`,
    `#token=${token}%22%3E`,
    `#token=${token}%E2%80%9D`,
    `#token=${token}\u200b`,
    `#token=${token}&fbclid=abc`,
    `#token=${token}&amp;utm_source=mail`,
    `#utm_source=mail&token=${token}`,
    `#utm_source=mail&amp;token=${token}`,
    `#token=${token}?utm_source=mail`,
    `#token=${token}/`,
    `#/token=${token}`,
    `##token=${token}`,
    `#token%3D${token}`,
    `#token%253D${token}`,
    `#token&equals;${token}`,
    `#Token=${token}`,
    `%23token=${token}`,
    `%2523token%253D${token}`,
    `%252523token%25253D${token}`,
    `#35;token=${token}`,
    `#token=${token} sent from my phone`,
    `#token=${token}_`,
    `#token=${token.toUpperCase()}`,
    `#token=3D${token}`,
    `#token%3D3D${token}`,
    `#token==${token}`,
    `#token = ${token}`,
    `#token: ${token}`,
    `#token=%E2%80%8B${token}`,
    `#token=\u{feff}${token}`,
    ...['=\r\n', '=%0D%0A', '=', '%0A', ' ', '%20', '%C2%AD', '\u{200b}'].map(
      (lineBreak) => `#token=${token.slice(0, 9)}${lineBreak}${token.slice(9)}`,
    ),
  ])('the token of a reservation’s link is found in %s', (text) => {
    expect(findToken(text)).toBe(token);
  });

  test.each(['', '#', '#main', '#token=', '#token=.', '#other=abc', '#access_token=abc', '#my-token=abc'])(
    'the token of a reservation’s link is not found in "%s"',
    (text) => expect(findToken(text)).toBeUndefined(),
  );
});

// The common changes to a link: each function takes the whole link and returns the changed one.
const encode = (link: string) => link.replace('#', '%23');
const rewrites = {
  encodedOnce: encode,
  encodedTwice: (link: string) => encode(link).replace('%', '%25'),
  encodedWithItsEquals: (link: string) => encode(link).replace('=', '%3d'),
  inUpperCase: (link: string) => link.toUpperCase(),
  inUpperCaseEncoded: (link: string) => encode(link).toUpperCase(),
  withSlash: (link: string) => link.replace('#', '/#'),
  withSlashInFragment: (link: string) => link.replace('#', '#/'),
  asQuery: (link: string) => link.replace('#', '?'),
  withQueryBefore: (link: string) => link.replace('#', '?utm_source=mail&x=1#'),
  withQueryBeforeEncoded: (link: string) => link.replace('#', '?utm_source=mail%23'),
};
const trails = [
  '',
  '.',
  ',',
  ')',
  '>',
  '"',
  '%20',
  '&utm=1',
  '&amp;utm=1',
  '%26utm%3D1',
  '?x=1',
  '/',
  '%E2%80%8B',
];

test.each([
  ['a reservation', reservationLink, ''],
  ['the e-mail with the code', otpLink, '/continue'],
])('a rewritten link of %s leads to the same page with the same token', (_, getLink, end) => {
  const hexadecimal = (length: number) =>
    string({ unit: constantFrom(...Array.from('0123456789abcdef')), minLength: length, maxLength: length });
  assert(
    property(
      constantFrom(...completeLanguages),
      hexadecimal(32),
      hexadecimal(40),
      constantFrom(...Object.values(rewrites)),
      constantFrom(...trails),
      (language, reservation, secret, rewrite, trail) => {
        const { pathname, search, hash } = new URL(
          rewrite(getLink(language, reservation, secret)) + trail,
          'https://stay.test',
        );
        const meant = canonicalAddress(pathname, search, 'en');
        const page = new URL(meant!, 'https://stay.test');
        expect(page.pathname.toLowerCase()).toBe(`/${language}/reservation/${reservation}${end}`);
        // A browser takes the fragment along where the redirect names none.
        expect(findToken(page.hash || hash)?.toLowerCase()).toBe(secret);
      },
    ),
  );
});

describe('the address that was meant', () => {
  const id = '0db5f73be07db994a39a85d0ea863c27';

  test.each([
    `${id}-23token-3D${token}`,
    `${id}*23token=${token}`,
    `${id}*23token*3D${token}`,
    `${id}token=${token}`,
    `%20${id}%23token=${token}`,
    `%E2%80%8B${id}%23token=${token}`,
    `${id.slice(0, 8)}=%0D%0A${id.slice(8)}%23token=3D${token}`,
    `${id.slice(0, 8)}=${id.slice(8)}%23token=3D${token}`,
    `${id.toUpperCase()}%23TOKEN=${token.toUpperCase()}`,
  ])('the address /en/reservation/%s leads to the link', (rest) => {
    expect(canonicalAddress(`/en/reservation/${rest}`, '', 'de')).toBe(reservationLink('en', id, token));
  });

  test.each([
    ['/EN/Casa-do-Limoeiro', '', '/en/casa-do-limoeiro'],
    ['/en/Casa-do-Limoeiro/Contact', '', '/en/casa-do-limoeiro/contact'],
    ['/casa-do-limoeiro', '', '/de/casa-do-limoeiro'],
    ['/casa-do-limoeiro', '?from=2031-05-10', '/de/casa-do-limoeiro?from=2031-05-10'],
    ['/en/casa-azul%20', '', '/en/casa-azul'],
    ['/en/casa-azul%C2%A0', '', '/en/casa-azul'],
    ['/en/casa-azul%E2%80%8B', '', '/en/casa-azul'],
    ['/en/casa-azul%22', '', '/en/casa-azul'],
    ['/en/casa-azul.', '', '/en/casa-azul'],
    ['/en/casa-azul),', '', '/en/casa-azul'],
    ['/en/casa-azul%3Ffrom=2031-05-10', '', '/en/casa-azul?from=2031-05-10'],
    ['/en/casa-azul%253Ffrom%253D2031-05-10', '', '/en/casa-azul?from=2031-05-10'],
    ['/en/casa-azul&utm_source=mail', '', '/en/casa-azul?utm_source=mail'],
    ['/en/casa-azul%23photos', '', '/en/casa-azul'],
    ['/en//casa-azul', '', '/en/casa-azul'],
    ['/pt-PT/casa-azul', '', '/pt/casa-azul'],
    ['/en/Terms', '', '/en/terms'],
    ['/EN', '', '/en'],
    ['/EN/Reservation/AB_c-1', '', '/en/reservation/AB_c-1'],
    ['/reservation/ab', '?utm=1', '/de/reservation/ab?utm=1'],
    ['/en/reservation/ab%20', '', '/en/reservation/ab'],
    ['/en/reservation/ab.', '', '/en/reservation/ab'],
    ['/EN/Reservation/AB_c-1/Continue', '', '/en/reservation/AB_c-1/continue'],
    [`/en/reservation/ab/continue-23token-3D${token}`, '', `/en/reservation/ab/continue#token=${token}`],
    [`/en/reservation/ab%23token=${token}`, '?utm=1', `/en/reservation/ab#token=${token}`],
  ])('the address %s%s leads to %s', (path, query, address) => {
    expect(canonicalAddress(path, query, 'de')).toBe(address);
  });

  test.each(['/', '/en/casa.php', '/wp-login.php', '/en/a/b.c', '/%5Cevil.example/', `/${'a'.repeat(3000)}`])(
    'no address is derived from %s',
    (path) => expect(canonicalAddress(path, '', 'de')).toBeUndefined(),
  );

  test('the address belongs to this site and is canonical, whatever was requested', () => {
    const characters = [
      ...Array.from('aZ0-_./\\?#&%=:@ "\r\n\t'),
      '%23',
      '%2F',
      '%5C',
      '%0d',
      'token=',
      '/en/',
      '/reservation/',
    ];
    const text = array(constantFrom(...characters), { maxLength: 12 }).map((parts) => parts.join(''));
    assert(
      property(text, (typed) => {
        const typedAddress = new URL(`https://stay.test/${typed.replace(/^\/+/, '')}`);
        const address = canonicalAddress(typedAddress.pathname, typedAddress.search, 'en');
        if (address === undefined) return;
        expect(address).toMatch(/^\/[a-z]{2}(?:[/?#]|$)[\x21-\x7e]*$/);
        const { origin, pathname, search, hash } = new URL(address, 'https://stay.test');
        expect(origin).toBe('https://stay.test');
        expect(canonicalAddress(pathname, search, 'en')! + hash).toBe(address);
      }),
      { numRuns: 500 },
    );
  });
});
