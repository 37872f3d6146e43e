import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import type { TestSite } from './site.ts';

const photo = resolve(import.meta.dirname, '../../demo/casa-do-limoeiro/photos/01-terrace.webp');

/** The host's answers to the questions of the command `content new`. */
const commandAnswers = {
  name: 'Casa da Rosa',
  city: 'Lisbon',
  region: 'Lisbon',
  location: '38.7118, -9.1296',
  'registration-number': '123456/AL',
  'max-guests': '4',
  price: '120.35',
  cleaning: '45.07',
  payment: 'parts',
  'check-in': '15:00',
  host: 'Rosa Lima',
  email: 'rosa@casa-da-rosa.example',
  phone: '+351 210 000 001',
  languages: 'en',
  summary: 'A house with roses.',
  description: 'Two floors, and a garden behind them.',
  about: 'I live across the street.',
};

/** The same answers as options of the command. */
export const commandOptions: readonly string[] = Object.entries(commandAnswers).flatMap(([name, answer]) => [
  `--${name}`,
  answer,
]);

/** Later edits to the file, with odd amounts, so that a missing cent shows. */
const terms: [path: (string | number)[], value: unknown][] = [
  [['address'], { street: 'Rua do Exemplo 7', postalCode: '1100-000' }],
  [['arrival'], { holdBackDays: 3, holdBack: ['keys', 'wifi'] }],
  [['pricing', 'surcharge'], { amountPerGuestPerNight: 12.55, includedGuests: 2 }],
  [['pricing', 'weekend'], { days: ['friday', 'saturday'], rate: 131.4 }],
  [
    ['pricing', 'seasons'],
    [{ name: 'spring', from: '04-18', to: '06-14', rate: 150.15, weekendRate: 171.15 }],
  ],
  [['touristTax'], { amount: 2, maxNights: 7, fromAge: 13 }],
  [['ageGroups'], { children: { toAge: 12 } }],
  [
    ['paymentOptions', 0, 'schedule'],
    [
      { trigger: 'on_reservation', percentage: 30 },
      { trigger: 'days_after_reservation', percentage: 30, daysOffset: 30 },
      { trigger: 'days_before_check_in', percentage: 40, daysOffset: 14 },
    ],
  ],
  [
    ['paymentOptions', 0, 'cancellation'],
    [
      { refundPercentage: 100, daysBeforeCheckIn: 21 },
      { refundPercentage: 50, hoursBeforeCheckIn: 48 },
    ],
  ],
  [['photos'], ['01-terrace.webp']],
];

const texts: typeof terms = [
  [['seasons'], { spring: 'Spring' }],
  [['photos'], { '01-terrace.webp': 'The terrace with its lemon tree' }],
  [['arrival'], { keys: 'The code of the key box is 1755.', wifi: 'Network Rosa, password roses.' }],
];

async function edit(file: string, changes: typeof terms): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  for (const [path, value] of changes) document.setIn(path, value);
  await writeFile(file, String(document));
}

/** Creates a property with the host's command, and edits its files. */
export async function createProperty(site: TestSite, unit: string): Promise<void> {
  await site.runCommand('content', 'new', unit, '--yes', ...commandOptions);
  const folder = join(site.content, unit);
  await copyFile(photo, join(folder, 'photos/01-terrace.webp'));
  await edit(join(folder, 'property.yaml'), terms);
  await edit(join(folder, 'en.yaml'), texts);
}
