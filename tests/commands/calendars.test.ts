import { describe, expect, test } from 'vitest';
import { newInstallation, startSite, type } from './support/site.ts';

const settings = { PUBLIC_URL: 'https://stay.example.com', TRUST_PROXY: '1', SANDBOX: 'on' };

describe('the address of a property’s calendar', () => {
  test('is told whole, beside the running site and without it, and is changed once the host has been asked', async () => {
    const place = await newInstallation();
    const site = await startSite(place);
    const told = async (says?: boolean, ...args: string[]) =>
      type(place, ['calendars', ...args], { settings, ...(says !== undefined && { says }) });
    const before = await told(undefined, 'address', 'casa');
    expect(before.out).toMatch(/^https:\/\/stay\.example\.com\/calendars\/casa\/[\w-]{43}\.ics\n$/);
    const declined = await told(false, 'newaddress', 'casa');
    expect(declined).toMatchObject({ code: 1, out: '', err: 'Nothing was changed.\n' });
    expect(declined.questions[0]).toContain('Every channel has to be given the new one');
    expect((await told(undefined, 'newaddress', 'casa')).code).toBe(2);
    await site.stop();

    expect((await told(undefined, 'address', 'casa')).out).toBe(before.out);
    const after = await told(true, 'newaddress', 'casa', '--json');
    const { address } = after.json() as { address: string };
    expect(`${address}\n`).not.toBe(before.out);
    expect((await told(undefined, 'address', 'casa')).out).toBe(`${address}\n`);
    expect((await told(undefined, 'address', 'villa')).err).toBe(
      'There is no property villa. There are: casa.\n',
    );
  });
});
