import { describe, expect, test } from 'vitest';
import { openSecurityEvents } from '../../server/site/index.ts';
import { useUpLimit, sendRequest, guest } from './support/callerRequests.ts';
import { createFakeBackend, createProblemAnswer } from './support/createFakeBackend.ts';
import { createSiteLog, openTestSite } from './support/site.ts';

const codes = '/api/1/reservation/otp';
const mark = (network: string) => `${network.length}-characters-of-a-network`;

const eventsIn = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'security event')
    .map(({ time: _time, requestId: _id, level: _level, msg: _msg, ...event }) => event);

const answering = (answer: () => Response) =>
  openTestSite({ backend: createFakeBackend({ fetch: () => Promise.resolve(answer()) }), callers: { mark } });

describe('the events for which a caller may be blocked', () => {
  test.each([
    ['otp-incorrect', 422, codes, codes],
    ['otp-locked', 423, codes, codes],
    ['unauthorized', 401, '/api/1/reservation/r1/a-token', '/api/1/reservation/…'],
    ['too-many-requests', 429, '/api/1/reservation', '/api/1/reservation'],
  ] as const)('an event is logged in one format: %s', async (kind, status, path, expected) => {
    const { askFrom, log } = await answering(() => createProblemAnswer(status, kind));
    await askFrom(guest, path, { method: 'POST', body: '{}' });
    expect(eventsIn(log)).toEqual([{ event: kind, network: '11-character', path: expected }]);
    expect(log.join('')).not.toContain(guest);
    const [event, answered] = log.map((line) => JSON.parse(line) as { requestId: string });
    expect(event!.requestId).toBe(answered!.requestId);
  });

  test('an event is logged for too many requests of any kind, pages included', async () => {
    const site = await openTestSite({ callers: { mark } });
    await useUpLimit(site, 'code');
    await sendRequest(site, 'code');
    expect(eventsIn(site.log)).toEqual([
      { event: 'too-many-requests', network: '11-character', path: codes },
    ]);
  });

  test.each([
    ['validation-failed', 422, codes],
    ['otp-incorrect', 422, '/api/1/reservation'],
    ['not-found', 404, codes],
    ['dates-unavailable', 409, '/api/1/reservation'],
  ] as const)('an answer with %s (%i) at %s causes no event', async (kind, status, path) => {
    const { askFrom, log } = await answering(() => createProblemAnswer(status, kind));
    await askFrom(guest, path, { method: 'POST', body: '{}' });
    expect(eventsIn(log)).toEqual([]);
  });

  test('the caller gets the usual answer, with its body unread', async () => {
    const { askFrom } = await answering(() => createProblemAnswer(422, 'otp-incorrect'));
    const answer = await askFrom(guest, codes, { method: 'POST', body: '{}' });
    expect(await answer.json()).toMatchObject({ type: 'https://estadia.dev/problems/otp-incorrect' });
  });

  test('a rejected password or a hold that is not firm causes an event, counted by its reason', async () => {
    const kept = createSiteLog();
    const events = openSecurityEvents(kept.log);
    const { readMetrics } = await openTestSite({ events });
    const counted = async () =>
      (await readMetrics())
        .split('\n')
        .filter((line) => /^estadia_(code_mails_refused|holds_not_firm)_total/.test(line));
    expect(await counted()).toEqual([
      'estadia_code_mails_refused_total{by="network"} 0',
      'estadia_code_mails_refused_total{by="address"} 0',
      'estadia_holds_not_firm_total{by="network"} 0',
      'estadia_holds_not_firm_total{by="domain"} 0',
      'estadia_holds_not_firm_total{by="property"} 0',
      'estadia_holds_not_firm_total{by="repeated"} 0',
    ]);
    events.codeMailRefused({ by: 'address', network: 'a-mark-that-is-long' });
    events.holdNotFirm({ by: 'property', unitId: 'casa', network: 'a-mark-that-is-long' });
    expect(await counted()).toContain('estadia_code_mails_refused_total{by="address"} 1');
    expect(await counted()).toContain('estadia_holds_not_firm_total{by="property"} 1');
    expect(eventsIn(kept.lines)).toEqual([
      { event: 'code-mail-refused', by: 'address', network: 'a-mark-that-' },
      { event: 'hold-not-firm', by: 'property', unit: 'casa', network: 'a-mark-that-' },
    ]);
  });
});
