import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { findTool, mustSkipTests } from '../../scripts/tools.mjs';
import { formatForSpreadsheets, formatReservationsCsv } from '../../server/host/commands/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { createListed } from '../support/listedReservations.ts';

const run = promisify(execFile);

/** The spreadsheet of a language: the list separator of the system, and the number of its locale in LibreOffice. */
const spreadsheets: Readonly<Record<string, { separator: string; locale: number }>> = {
  en: { separator: ',', locale: 2057 },
  pt: { separator: ';', locale: 2070 },
  fr: { separator: ';', locale: 1036 },
  de: { separator: ';', locale: 1031 },
  es: { separator: ';', locale: 3082 },
};

interface Cell {
  type: string;
  value: string;
}

/** Opens a file as a person does, and returns the cells of its last row. */
async function readLastRow(csv: string, language: Language): Promise<Cell[]> {
  const folder = await createTestFolder();
  await mkdir(join(folder, 'profile'));
  await writeFile(join(folder, 'list.csv'), csv);
  const { separator, locale } = spreadsheets[language]!;
  const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,${locale},false,true`;
  await run(findTool('soffice'), [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    `--infilter=${filter}`,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    join(folder, 'list.csv'),
  ]);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'table:table-row' || name === 'table:table-cell',
    parseTagValue: false,
  });
  const document = parser.parse(await readFile(join(folder, 'list.fods'), 'utf8')) as {
    'office:document': {
      'office:body': {
        'office:spreadsheet': {
          'table:table': { 'table:table-row': { 'table:table-cell': Record<string, string>[] }[] };
        };
      };
    };
  };
  const rows =
    document['office:document']['office:body']['office:spreadsheet']['table:table']['table:table-row'];
  return rows.at(-1)!['table:table-cell'].flatMap((cell) =>
    Array.from({ length: Number(cell['table:number-columns-repeated'] ?? 1) }, () => ({
      type: cell['office:value-type'] ?? '',
      value:
        cell['office:value'] ??
        cell['office:date-value'] ??
        cell['office:time-value'] ??
        cell['text:p'] ??
        '',
    })),
  );
}

describe.skipIf(mustSkipTests('soffice'))('the list of reservations as a file', () => {
  test.each(completeLanguages)(
    'opens as a table with numbers and dates in a spreadsheet in %s',
    async (language) => {
      const csv = formatReservationsCsv(
        [
          createListed({
            source: 'Booking.com',
            collectedBy: 'Booking.com',
            payout: { amount: 104_938, currency: 'EUR' },
            commission: { amount: 18_518, currency: 'EUR' },
          }),
        ],
        formatForSpreadsheets(language, () => 'Europe/Lisbon'),
      );
      const cells = await readLastRow(csv, language);
      expect(cells.map(({ type, value }) => `${type}: ${value}`)).toEqual([
        'string: FYR3-FCYH',
        'string: confirmed',
        'string: casa',
        'date: 2027-03-03',
        'date: 2027-03-07',
        'float: 4',
        'float: 2',
        'string: Zoë Łuczak; Søn',
        'string: zoe@guests.test',
        'string: +351 912345678',
        'time: PT17H30M00S',
        'string: Booking.com',
        'float: 1234.56',
        'string: EUR',
        'string: Booking.com',
        'float: 1049.38',
        'float: 185.18',
        'date: 2026-11-28T23:30:00',
      ]);
    },
  );
});
