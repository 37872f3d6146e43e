import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSearchQuery, matchesQuery } from '../../server/host/store/reservationWords.ts';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
let stay: Awaited<ReturnType<Bookings['confirmed']>>;
beforeAll(async () => {
  dashboard = await openDashboard(['casa']);
  stay = await new Bookings(dashboard.host).confirmed('casa', 20);
});
afterAll(() => dashboard.close());

const rename = (firstName: string, lastName: string) =>
  dashboard.host.db
    .updateTable('reservation')
    .set({ firstName, lastName })
    .where('id', '=', stay.id)
    .execute();

const isFound = async (search: string) => {
  const { reservations } = await dashboard.as('owner').call('listReservations', { query: { search } });
  return reservations.length === 1;
};

const names: readonly (readonly [string, ...string[]])[] = [
  [
    'D’Arcy O’Brien',
    "o'brien",
    'obrien',
    'OBRIEN',
    'o’br',
    'oʼbrien',
    'o`brien',
    "d'arcy",
    'darcy',
    'arcy brien',
  ],
  ["Siobhán O'Neill-O'Shea", 'o’neill', "o'shea", 'oshea', 'neill-oshea', "o'neill-o'shea", 'siobhan oneill'],
  ['Łukasz ŻÓŁĆ', 'zolc', 'żółć', 'lukasz', 'Łukasz', 'łuk'],
  ['Öykü Şahin IŞIK', 'isik', 'ışık', 'Işık', 'oyku sahin', 'İşik'],
  ['Straße GROẞ', 'strasse', 'gross', 'groß', 'STRASSE', 'Straße'],
  ['Bjørn Kjærgård', 'bjorn', 'kjaergard', 'BJØRN', 'Kjærgård'],
  ['Þórður ÆGISSON', 'thordur', 'aegisson', 'Ægisson', 'þórður'],
  ['Đorđe Cœur', 'dorde', 'coeur', 'Cœur'],
  ['Anne‑Marie Saint–Pierre', 'anne-marie', 'annemarie', 'marie', 'saintpierre'],
  ['Marcel·lí Gal·la', 'marcel·li', 'marcelli', 'galla'],
  ['ΓΙΏΡΓΟΣ Παπαδόπουλος', 'γιωργος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλος'],
  ['Алёна ЖУКОВА', 'жукова', 'АЛЕНА', 'Жук'],
  ['Ｔａｎａｋａ ﬁona', 'tanaka', 'fiona'],
  ['عبد الله', 'عبد'],
];

test.each(names)('finds %s by the letters of any keyboard', async (name, ...searches) => {
  const [firstName = '', ...lastName] = name.split(' ');
  await rename(firstName, lastName.join(' '));
  const found = [];
  for (const search of searches) found.push([search, await isFound(search)]);
  expect(found).toEqual(searches.map((search) => [search, true]));
});

test('still finds a guest by number, e-mail address and telephone number', async () => {
  const { email } = stay.wish.guest as { email: string };
  await rename('Ana', 'Silva');
  for (const search of [email, stay.number, stay.number.replace('-', ''), '912 345 678', '+351912345678']) {
    expect([search, await isFound(search)]).toEqual([search, true]);
  }
});

test('finds a guest by a telephone number with its extension', async () => {
  await dashboard.host.db
    .updateTable('reservation')
    .set({ phonePrefix: '+1', phone: '415 555 0132 ext. 12' })
    .where('id', '=', stay.id)
    .execute();
  for (const search of ['+1 415 555 0132 ext. 12', '415 555 0132 ext. 12', '+1 415 555 0132', '4155550132']) {
    expect([search, await isFound(search)]).toEqual([search, true]);
  }
  expect(await isFound('+1 415 555 0133 ext. 12')).toBe(false);
});

test('folds every letter of the Latin, Greek and Cyrillic alphabets like the index', async () => {
  const letters = Array.from({ length: 0x24f + 1 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at)).filter(
    (letter) => /\p{L}/u.test(letter) && letter !== 'ŉ',
  );
  const alphabets = ['ЁЂЄІЇАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐ', 'ΆΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'];
  const words = [...alphabets, ...letters];
  const unfound = [];
  for (const word of words) {
    for (const search of [word, word.toLowerCase(), word.toUpperCase()]) {
      await rename(word, '');
      const { rows } = await sql<{ found: boolean }>`
        select ${matchesQuery(getSearchQuery(search)!, 'names')} as found from reservation where id = ${stay.id}
      `.execute(dashboard.host.db);
      if (!rows[0]?.found) unfound.push(`${word} by ${search}`);
    }
  }
  expect(unfound).toEqual([]);
});
