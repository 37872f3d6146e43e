import { describe, expect, inject, test } from 'vitest';
import { FeedUnreachable } from '../../server/host/ports/feeds.ts';
import { getCalendar, createChannelStay } from '../calendars/support/feeds.ts';
import { dayFromNow } from '../support/guests.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const isEmbedded = inject('postgres') === undefined;
const soon = { interval: 50 };
const settings = { PUBLIC_URL: 'https://stay.example.com', TRUST_PROXY: '1', SANDBOX: 'payments,mail' };

describe('the address of a property’s calendar', () => {
  test('is printed in full, with and without the running site, and changes after a confirmation', async () => {
    const place = await createInstallation();
    const site = await startSite(place);
    const runAddress = async (confirms?: boolean, ...args: string[]) =>
      runCommand(place, ['calendars', ...args], { settings, ...(confirms !== undefined && { confirms }) });
    const before = await runAddress(undefined, 'address', 'casa');
    // Only a site with an embedded database sends its address to commands.
    const origin = isEmbedded ? 'http://stay.test' : settings.PUBLIC_URL;
    const [, path] = before.out.split(origin);
    expect(path).toMatch(/^\/calendars\/casa\/[\w-]{43}\.ics\n$/);
    const declined = await runAddress(false, 'newaddress', 'casa');
    expect(declined).toMatchObject({ code: 1, out: '', err: 'Nothing was changed.\n' });
    expect(declined.questions[0]).toContain('Until you give the new one to every channel');
    expect((await runAddress(undefined, 'newaddress', 'casa')).code).toBe(2);
    await site.stop();

    const stopped = await runAddress(undefined, 'address', 'casa');
    expect(stopped.out).toBe(`${settings.PUBLIC_URL}${path}`);
    const after = await runAddress(true, 'newaddress', 'casa', '--json');
    const { address } = after.json() as { address: string };
    expect(`${address}\n`).not.toBe(stopped.out);
    expect((await runAddress(undefined, 'address', 'casa')).out).toBe(`${address}\n`);
    expect((await runAddress(undefined, 'address', 'villa')).err).toBe(
      'Property villa does not exist. Existing properties: casa.\n',
    );
  });
});

describe('a calendar of another channel', () => {
  const address = 'https://calendar.test/ical/s3cret.ics';
  const feed = getCalendar(createChannelStay(dayFromNow(20), dayFromNow(23)));

  test('a calendar is added, listed, read again and removed without its address being shown', async () => {
    const place = await createInstallation();
    const site = await startSite(place);
    const line = (args: string[], confirms?: boolean) =>
      runCommand(place, ['calendars', ...args], { settings, ...(confirms !== undefined && { confirms }) });
    site.feeds.publish(address, feed);
    const added = await line(['add', 'casa', 'Airbnb', address]);
    expect(added).toMatchObject({ code: 0, out: 'Airbnb was added to casa.\n' });
    const listed = async () => (await line(['list'])).out;
    await expect
      .poll(listed, soon)
      .toMatch(/^PROPERTY .*STATE\ncasa +Airbnb +calendar\.test +1 +\d{4}-.* +ok\n$/);
    // The running site returns the outcome at once.
    expect(added.err).toMatch(
      isEmbedded ? /casa +Airbnb +calendar\.test +1 .* ok\n$/ : /The running site fetches it/,
    );
    const closed = await runCommand(place, ['nights', 'list']);
    expect(closed.out).toMatch(/calendar +Airbnb/);

    site.feeds.publish(address, new FeedUnreachable('it is gone (404)'));
    expect((await line(['fetch', 'casa'])).out).toBe('Calendars to fetch: 1.\n');
    await expect.poll(listed, soon).toMatch(/ 1 .*it is gone \(404\)\n$/);

    expect((await line(['remove', 'casa', 'airbnb'], false)).err).toBe('Nothing was changed.\n');
    expect((await line(['remove', 'casa', 'airbnb'], true)).out).toBe('Airbnb was removed from casa.\n');
    expect(await listed()).toBe('No calendars of other channels are set up. "calendars add" adds one.\n');
    for (const text of [added.out, added.err, closed.out, site.log.join('')])
      expect(text).not.toContain('s3cret');
  });

  test('a calendar added while the site is stopped is fetched when the site starts', async () => {
    const place = await createInstallation();
    await (await startSite(place)).stop();
    const added = await runCommand(place, ['calendars', 'add', 'casa', 'Airbnb', address], { settings });
    expect(added).toMatchObject({
      code: 0,
      err: expect.stringMatching(/fetch(es it|.* when the site starts)/),
    });
    expect((await runCommand(place, ['calendars', 'list'])).out).toContain('not fetched yet');
  });

  test.each([
    ['http://calendar.test/1.ics', {}, /begins with http:.*CALENDAR_HOSTS=calendar\.test/],
    ['https://stay.example.com/calendars/casa/x.ics', {}, /this site’s own calendar/],
    ['calendar.test', {}, /is not a calendar address/],
  ])('a calendar is not added with the address %s, and the host reads why', async (at, more, why) => {
    const place = await createInstallation();
    await startSite(place);
    const refused = await runCommand(place, ['calendars', 'add', 'casa', 'Airbnb', at], {
      settings: { ...settings, ...more },
    });
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringMatching(why) });
  });
});
