import { describe, expect, test } from 'vitest';
import { importLimits } from '../../../contract/imports/limits.ts';
import { parseDate } from '../../../contract/imports/parseDate.ts';
import { parseTable, type ImportedTable } from '../../../contract/imports/parseTable.ts';
import {
  findDateOrder,
  getStays,
  guessUnits,
  listPropertyNames,
  readCents,
  readStays,
  toChannelName,
  type StayChoices,
} from '../../../contract/imports/readStays.ts';
import { guessColumns } from '../../../contract/imports/guessColumns.ts';
import { chooseColumn, hasDates } from '../../../contract/imports/stayColumns.ts';
import {
  airbnbFile,
  bookingFile,
  guestyFile,
  hostawayFile,
  lodgifyFile,
  smoobuFile,
} from './support/files.ts';

const units = [
  { id: 'limoeiro', name: 'Casa do Limoeiro' },
  { id: 'monte', name: 'Monte da Vinha' },
];

const utf8 = (text: string) => new TextEncoder().encode(text);

function read(bytes: Uint8Array): ImportedTable {
  const table = parseTable(bytes);
  if ('problem' in table) throw new Error(table.problem);
  return table;
}

const choose = (table: ImportedTable, more: Partial<StayChoices> = {}): StayChoices => {
  const columns = guessColumns(table);
  return {
    columns,
    dateOrder: findDateOrder(table, columns),
    channel: 'Other',
    units: guessUnits(listPropertyNames(table, columns), units),
    ...more,
  };
};

const importAll = (bytes: Uint8Array, today = '2026-12-01') => {
  const table = read(bytes);
  const rows = readStays(table, choose(table), today);
  return { stays: getStays(rows), problems: rows.map(({ problem }) => problem), rows };
};

describe('files of other systems', () => {
  test('reservations of Airbnb have American dates and names with commas', () => {
    const table = read(airbnbFile);
    expect(choose(table).dateOrder).toBe('mdy');
    const { stays, problems } = importAll(airbnbFile);
    expect(problems).toEqual([undefined, 'cancelled', undefined]);
    expect(stays).toEqual([
      {
        unit: 'limoeiro',
        startDate: '2027-01-05',
        endDate: '2027-01-12',
        guests: 3,
        guest: { firstName: 'Silva', lastName: 'Ana Sofia' },
        phone: '+351 912 345 678',
        channel: { name: 'Other', reference: 'HMABCDEF12', payout: 123_450 },
      },
      {
        unit: 'monte',
        startDate: '2027-03-01',
        endDate: '2027-03-04',
        guests: 1,
        guest: { firstName: 'Li', lastName: '-' },
        channel: { name: 'Other', reference: 'HMABCDEF14', payout: 30_000 },
      },
    ]);
  });

  test('reservations of Booking.com have a title, a commission and remarks', () => {
    const { stays, problems, rows } = importAll(bookingFile);
    expect(problems).toEqual([undefined, 'cancelled']);
    expect(rows[0]!.line).toBe(4);
    expect(stays).toEqual([
      {
        unit: 'limoeiro',
        startDate: '2027-02-01',
        endDate: '2027-02-05',
        guests: 2,
        guest: { firstName: 'Anna', lastName: 'Meier' },
        channel: { name: 'Other', reference: '4111222333', payout: 45_900, commission: 8100 },
        note: 'Late arrival',
      },
    ]);
  });

  test('bookings of Lodgify have their own channels, and no amounts of other currencies', () => {
    const { stays, problems, rows } = importAll(lodgifyFile);
    expect(problems).toEqual([undefined, 'cancelled', 'cancelled', undefined]);
    expect(stays[0]).toMatchObject({
      startDate: '2027-04-01',
      endDate: '2027-04-05',
      guests: 3,
      guest: { firstName: 'Eva', lastName: 'Berg' },
      email: 'eva@example.com',
      phone: '+4740612345',
      channel: { name: 'Booking.com', reference: '1001' },
    });
    expect(stays[1]!.channel).toEqual({ name: 'Website', reference: '1003' });
    expect(rows[0]!.notes).toEqual(['payoutUnknown']);
    expect(rows[3]!.notes).toEqual(['emailOmitted', 'amountOmitted']);
  });

  test('bookings of Smoobu are in German and Windows-1252', () => {
    const { stays } = importAll(smoobuFile);
    expect(stays).toEqual([
      {
        unit: 'limoeiro',
        startDate: '2027-04-03',
        endDate: '2027-04-07',
        guests: 3,
        guest: { firstName: 'Jürgen', lastName: 'Müller' },
        phone: '+49 151 23456789',
        channel: { name: 'Airbnb', payout: 119_746, commission: 3704 },
        note: 'Kommt spät',
      },
      {
        unit: 'limoeiro',
        startDate: '2027-04-10',
        endDate: '2027-04-12',
        guests: 2,
        guest: { firstName: 'Größe', lastName: 'Weiß' },
        email: 'jg@example.de',
        channel: { name: 'Direktbuchung', payout: 20_000 },
      },
    ]);
  });

  test('reservations of Guesty are in UTF-16 with times', () => {
    const { stays } = importAll(guestyFile);
    expect(
      stays.map(({ guest, startDate, endDate, guests, channel }) => [
        guest,
        startDate,
        endDate,
        guests,
        channel,
      ]),
    ).toEqual([
      [
        { firstName: 'Mårten', lastName: 'Åberg' },
        '2027-07-01',
        '2027-07-08',
        4,
        { name: 'Airbnb', reference: 'GY-1', payout: 98_000 },
      ],
      [
        { firstName: 'Inês', lastName: 'Sá' },
        '2027-07-10',
        '2027-07-12',
        2,
        { name: 'manual', reference: 'GY-2', payout: 22_000 },
      ],
    ]);
  });

  test('reservations of Hostaway have names of months, and nights instead of a departure', () => {
    const { stays, problems, rows } = importAll(hostawayFile);
    expect(problems).toEqual([undefined, 'cancelled']);
    expect(rows[0]!.line).toBe(3);
    expect(stays).toEqual([
      {
        unit: 'limoeiro',
        startDate: '2027-01-12',
        endDate: '2027-01-15',
        guests: 2,
        guest: { firstName: 'Zoë', lastName: 'O’Neil' },
        channel: { name: 'Vrbo', reference: 'HA-00123' },
      },
    ]);
  });
});

describe('dates', () => {
  test.each([
    ['2027-01-12', '2027-01-12'],
    ['20270112', '2027-01-12'],
    ['2027/1/2 15:00', '2027-01-02'],
    ['12.01.2027', '2027-01-12'],
    ['12. Januar 2027', '2027-01-12'],
    ['Di, 12. Jan. 2027', '2027-01-12'],
    ['12 de março de 2027', '2027-03-12'],
    ['12 août 2027', '2027-08-12'],
    ['1er février 2027', '2027-02-01'],
    ['5 dic 2027', '2027-12-05'],
    ['12-Jan-27', '2027-01-12'],
    ['January 12, 2027', '2027-01-12'],
    ['Tue, Jan 12, 2027', '2027-01-12'],
    ['12/01/27', '2027-01-12'],
    ['31/02/2027', undefined],
    ['soon', undefined],
    ['', undefined],
    ['99999999', undefined],
  ])('%s is %s', (typed, date) => {
    expect(parseDate(typed, 'dmy')).toBe(date);
  });

  const order = (...rows: string[]) => {
    const table = read(utf8(['Arrival,Departure', ...rows].join('\n')));
    return findDateOrder(table, guessColumns(table));
  };

  test('the order of day and month is recognised by impossible months', () => {
    expect(order('03/04/2027,13/04/2027')).toBe('dmy');
    expect(order('04/03/2027,04/13/2027')).toBe('mdy');
  });

  test('the order of day and month is recognised by implausibly long stays', () => {
    expect(order('03/04/2027,07/04/2027')).toBe('dmy');
    expect(order('04/03/2027,04/07/2027')).toBe('mdy');
  });

  test('the order of day and month is unknown if both are possible', () => {
    expect(order('01/02/2027,02/03/2027')).toBe('unknown');
    expect(order('05/05/2027,05/05/2027', '05/06/2027,')).toBe('unknown');
  });

  test('no order is needed for dates that do not depend on it', () => {
    expect(order('2027-04-03,7 Apr 2027', '03.04.2027,07.04.2027')).toBe('none');
  });
});

describe('hostile and damaged files', () => {
  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['blank lines', utf8('\n \n;;;\n'), 'empty'],
    ['a workbook', utf8('PK\u0003\u0004…'), 'spreadsheet'],
    ['a former workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), 'spreadsheet'],
    ['a PDF file', utf8('%PDF-1.7'), 'notText'],
    ['a heading without rows', utf8('Arrival,Departure\n'), 'noTable'],
    ['a text', utf8('Hello\nworld\n'), 'noTable'],
    ['a million columns', utf8(`a${','.repeat(1_000_000)}\n1`), 'tooManyColumns'],
    ['too many rows', utf8('a,b\n'.repeat(importLimits.rows + 2)), 'tooManyRows'],
    ['a large file', new Uint8Array(importLimits.tableBytes + 1), 'tooLarge'],
  ])('%s is rejected', (_, bytes, problem) => {
    expect(parseTable(bytes)).toEqual({ problem });
  });

  test('zero bytes, byte order marks and endless values are removed', () => {
    const long = 'x'.repeat(importLimits.cell * 3);
    expect(read(utf8(`Name,Note\nA\u0000na,"${long}\nA ""quote"""\n`)).rows[0]).toEqual([
      'Ana',
      'x'.repeat(importLimits.cell),
    ]);
  });

  test('an unclosed quotation mark ends with the file', () => {
    expect(read(utf8('Name,Note\nAna,"never\nclosed')).rows).toEqual([['Ana', 'never\nclosed']]);
  });

  test('formulas stay text', () => {
    const { stays } = importAll(
      utf8('Arrival,Departure,Guest\n2027-01-05,2027-01-07,"=HYPERLINK(""http://x"")"\n'),
    );
    // Without a property column, nothing is chosen among two properties.
    expect(stays).toEqual([]);
    const table = read(utf8('Arrival,Departure,Guest\n2027-01-05,2027-01-07,=1+1\n'));
    const [stay] = getStays(readStays(table, choose(table, { units: { '': 'monte' } }), '2026-12-01'));
    expect(stay!.guest.firstName).toBe('=1+1');
  });

  test('a row of zero-width names has the name of its channel', () => {
    const table = read(utf8('Arrival,Departure,Guest\n2027-01-05,2027-01-07,\u200b\n'));
    const [row] = readStays(
      table,
      choose(table, { units: { '': 'monte' }, channel: 'Airbnb' }),
      '2026-12-01',
    );
    expect(row!.stay!.guest).toEqual({ firstName: 'Airbnb', lastName: '' });
    expect(row!.notes).toEqual(['guestsAssumed', 'nameMissing']);
  });
});

describe('rows', () => {
  const file = (...rows: string[]) => utf8(['Arrival,Departure,Property,Guest', ...rows].join('\n'));

  test('past stays, unreadable dates, long stays, unknown properties and overlaps are not imported', () => {
    const { problems } = importAll(
      file(
        '2026-11-20,2026-11-30,Monte da Vinha,A',
        'tomorrow,2027-01-02,Monte da Vinha,A',
        '2027-01-05,2027-01-05,Monte da Vinha,A',
        '2027-01-05,2029-01-05,Monte da Vinha,A',
        '2027-01-05,2027-01-07,Elsewhere,A',
        '2027-01-05,2027-01-07,Monte da Vinha,A',
        '2027-01-06,2027-01-08,Monte da Vinha,B',
        '2027-01-06,2027-01-08,Casa do Limoeiro,B',
      ),
    );
    expect(problems).toEqual([
      'past',
      'dateUnreadable',
      'datesReversed',
      'datesReversed',
      'propertySkipped',
      undefined,
      'overlapsRow',
      undefined,
    ]);
  });

  test('a content moves from the column that had it', () => {
    const columns = chooseColumn(['arrival', 'departure', 'guest'], 2, 'arrival');
    expect(columns).toEqual([undefined, 'departure', 'arrival']);
    expect(hasDates(columns)).toBe(true);
    expect(hasDates(chooseColumn(columns, 2, undefined))).toBe(false);
  });

  test('the date of a booking is no date of the stay', () => {
    expect(
      guessColumns({ header: ['Booking date', 'Check-in (local time)', 'Check-in time', 'Check-out'] }),
    ).toEqual([undefined, 'arrival', undefined, 'departure']);
  });

  test('the own sources of the site are no channels', () => {
    expect(toChannelName('phone')).toBe('phone (import)');
    expect(toChannelName('airbnb2')).toBe('Airbnb');
    expect(toChannelName('Booking.com (XML)')).toBe('Booking.com');
  });

  test.each([
    ['€1,234.50', 123_450],
    ['1.234,50 €', 123_450],
    ['540 EUR', 54_000],
    ['540.00', 54_000],
    ['$540', undefined],
    ['540 CHF', undefined],
    ['-20', undefined],
    ['', undefined],
    ['9999999999', undefined],
  ])('the amount %s is %s cents', (typed, cents) => {
    expect(readCents(typed)).toBe(cents);
  });
});
