import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostOperation, Operation } from '../../contract/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../contract/dashboard/operations.ts';
import { roles, type Role } from '../../contract/dashboard/role.ts';
import { dashboardHandlers } from '../../server/host/dashboard/handlers.ts';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';
import { createGuest, dayFromNow } from '../support/guests.ts';

/** Values of a stay that some roles may not see, with nothing in common with a number or the name of a property. */
const contact = { email: 'quixotic.wombat@zephyr.test', phonePrefix: '+49', phone: '1512 7784431' };
const notes = { request: 'Yurtbringer', closing: 'Xylocarp', block: 'Fjordwax' };

let dashboard: Dashboard;
let stay: Awaited<ReturnType<Bookings['confirmed']>>;
let hidden: Readonly<Record<Role, readonly string[]>>;
beforeAll(async () => {
  dashboard = await openDashboard();
  stay = await new Bookings(dashboard.host).confirmed('casa', 20, {
    guest: createGuest(contact),
    specialRequests: notes.request,
  });
  const owner = dashboard.as('owner');
  const params = { reservation: stay.number };
  await owner.call('addNote', { params, body: { text: notes.closing } });
  await owner.call('closeNights', {
    body: { unit: 'casa', from: dayFromNow(40), to: dayFromNow(42), why: notes.block },
  });
  const secrets = [stay.token];
  const contacts = [contact.email, 'quixotic', 'wombat', 'zephyr', '15127784431', '4915127784431', '7784431'];
  hidden = {
    owner: secrets,
    manager: secrets,
    accountant: secrets,
    cleaner: [...secrets, ...contacts, ...Object.values(notes), '33000', '330', '330.00'],
  };
});
afterAll(() => dashboard.close());

const reads = (Object.keys(dashboardOperations) as DashboardOperationName[]).filter(
  (name) => 'reads' in dashboardHandlers[name] && dashboardOperations[name].roles !== 'anyone',
);

/** The names of the parameters of an operation, by their place. */
function listParameters({ params = {}, query, body }: Operation) {
  const listEntries = (schema: unknown) =>
    Object.keys((schema as { entries?: Record<string, unknown> } | undefined)?.entries ?? {});
  return [
    ...Object.keys(params).map((key) => ['params', key] as const),
    ...listEntries(query).map((key) => ['query', key] as const),
    ...listEntries(body).map((key) => ['body', key] as const),
  ];
}

/** Another value of the same form, which no stay has. */
const createDecoy = (value: string) =>
  value
    .replaceAll(/[a-z]/g, (letter) => (letter === 'q' ? 'k' : 'q'))
    .replaceAll(/[A-Z]/g, (letter) => (letter === 'Q' ? 'K' : 'Q'))
    .replaceAll(/\d/g, (digit) => (digit === '9' ? '8' : '9'));

/** Returns typed guesses: the value, its beginning, and each of them about one stay. */
const listGuesses = (value: string) => {
  const beginning = value.slice(0, Math.ceil(value.length / 2));
  return [value, beginning, `${stay.number} ${value}`, `${stay.number} ${beginning}`];
};

async function ask(
  browser: Browser,
  name: DashboardOperationName,
  [place, key]: readonly ['params' | 'query' | 'body', string],
  value: string,
) {
  const { params = {}, query } = dashboardOperations[name] as Operation;
  const needed = query && 'page' in (query as unknown as { entries: object }).entries;
  const input = {
    params: Object.fromEntries(Object.keys(params).map((param) => [param, stay.number])),
    query: needed ? { from: dayFromNow(10), to: dayFromNow(60) } : {},
    body: dashboardOperations[name].method === 'post' ? {} : undefined,
  };
  const response = await browser.send(name, {
    ...input,
    [place]: { ...(input[place] as object | undefined), [key]: value },
  });
  const text = await response.text();
  return `${response.status} ${text.replaceAll(JSON.stringify(value).slice(1, -1), '…')}`;
}

describe.each(roles)('for the role %s', (role) => {
  test('no parameter of any operation reveals a value that the role may not see', async () => {
    const browser = dashboard.as(role);
    const revealed = new Set<string>();
    let questions = 0;
    for (const name of reads) {
      const operation: HostOperation = dashboardOperations[name];
      if (!operation.roles.includes(role)) continue;
      for (const parameter of listParameters(operation)) {
        for (const value of hidden[role]) {
          const guesses = listGuesses(value);
          const decoys = guesses.map((guess) =>
            guess
              .replace(stay.number, '#')
              .replaceAll(/[^# ]+/g, createDecoy)
              .replace('#', stay.number),
          );
          for (const [at, guess] of guesses.entries()) {
            // Numbers of reservations are random, and everybody may search for them.
            if (stay.number.includes(guess)) continue;
            questions += 1;
            const [answer, other] = [
              await ask(browser, name, parameter, guess),
              await ask(browser, name, parameter, decoys[at]!),
            ];
            if (answer !== other) revealed.add(`${name} ${parameter.join('.')}: ${guess}`);
          }
        }
      }
    }
    expect(questions).toBeGreaterThan(10);
    expect([...revealed]).toEqual([]);
  });
});
