import { describe, expect, test } from 'vitest';
import { openTestSite } from './support/site.ts';

describe('the way to a page without a slash at its end', () => {
  test.each([
    ['/en/casa-azul/', '/en/casa-azul'],
    ['//en//', '/en'],
  ])('%s leads to %s', async (path, target) => {
    const { ask } = await openTestSite();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, target]);
  });

  test.each([
    '/%5Cevil.example/',
    '/%5C%5Cevil.example/',
    '/%09/evil.example/',
    '/%0a/evil.example/',
    '/%0d%0aX:1/',
    '/%00/',
    '///evil.example//',
    '/\u00ad/evil.example/',
  ])('never leads to another site: %s', async (path) => {
    const { ask } = await openTestSite();
    const answer = await ask(path);
    expect([308, 404]).toContain(answer.status);
    const location = answer.headers.get('Location') ?? '/';
    expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
  });

  test('is found at once, however many slashes there are', async () => {
    const { ask } = await openTestSite();
    const path = `/a${'/'.repeat(15_000)}a/`;
    await ask(path);
    const before = process.cpuUsage();
    await ask(path);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(50);
  });
});
