import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { completeLanguages, type Language } from '../../contract/values/language.ts';

interface SeasonFile {
  name: string;
  from: string;
  to: string;
  rate?: string;
  weekendRate?: string;
  minNights?: number;
  arrivalDays?: string[];
}

interface PricingFile {
  rate: string;
  cleaning: { amount: string; perNumberOfNights: number };
  surcharge: { amountPerGuestPerNight: string; includedGuests: number };
  discount: { percentage: number; minNights: number };
  weekend?: { days: string[]; rate: string };
  seasons?: SeasonFile[];
  lastMinute?: { daysBefore: number; percentage: number };
  early?: { daysBefore: number; percentage: number };
}

interface StayFile {
  minNights: number;
  maxNights: number;
  leadDays: number;
  aheadDays: number;
  arrivalDays?: string[];
}

/** `property.yaml` of a plain property that costs 100 € a night; change it before it is written. */
const plainProperty = () => ({
  registrationNumber: '48210/AL',
  timeZone: 'Europe/Lisbon',
  location: { latitude: 38.7119, longitude: -9.1287 },
  maxGuests: 4,
  ageGroups: undefined as
    | { children?: { toAge: number }; babies?: { toAge: number; countAsGuests: string; max: number } }
    | undefined,
  bedrooms: 2,
  beds: 3,
  bathrooms: 1,
  contact: { email: 'host@example.com', phone: '+351 210 000 000' } as {
    email: string;
    phone: string;
    whatsapp?: string;
    phoneShownTo?: string | undefined;
  },
  host: { name: 'Ana', since: 2018, languages: ['pt', 'en'] },
  pricing: {
    rate: '100.00',
    cleaning: { amount: '30.00', perNumberOfNights: 7 },
    surcharge: { amountPerGuestPerNight: '10.00', includedGuests: 2 },
    discount: { percentage: 10, minNights: 7 },
  } as PricingFile,
  touristTax: undefined as { amount: string; maxNights?: number; fromAge?: number } | undefined,
  stay: { minNights: 2, maxNights: 28, leadDays: 0, aheadDays: 365 } as StayFile,
  closed: [] as { start: string; end: string }[],
  rules: {
    checkInAfter: '15:00',
    checkOutUntil: '11:00',
    quietHours: { from: '22:00', to: '08:00' },
    petsAllowed: 'no',
    smokingAllowed: 'no',
    partiesAllowed: 'no',
    lostKeysFee: '50.00',
  },
  paymentOptions: [
    {
      id: 'now',
      schedule: [{ trigger: 'on_reservation', percentage: 100 }],
      cancellation: [
        { refundPercentage: 100, daysBeforeCheckIn: 14 },
        { refundPercentage: 50, daysBeforeCheckIn: 7 },
      ],
    },
    {
      id: 'in-parts',
      schedule: [
        { trigger: 'on_reservation', percentage: 30 },
        { trigger: 'days_before_check_in', percentage: 70, daysOffset: 7 },
      ],
      cancellation: [{ refundPercentage: 100, daysBeforeCheckIn: 14 }],
    },
    {
      id: 'later',
      schedule: [{ trigger: 'day_before_check_in', percentage: 100 }],
      cancellation: [{ refundPercentage: 100, hoursBeforeCheckIn: 48 }],
    },
  ] as {
    id: string;
    schedule: { trigger: string; percentage: number; daysOffset?: number }[];
    cancellation: { refundPercentage: number; daysBeforeCheckIn?: number; hoursBeforeCheckIn?: number }[];
  }[],
  highlights: ['view', 'quiet'],
  amenities: { entertainment: ['wifi'], kitchen: ['full_kitchen', 'oven'] } as Record<string, string[]>,
  photos: ['01-front.webp'],
  rooms: undefined as { name: string; photos: string[] }[] | undefined,
  reviews: [
    { author: 'Rita', country: 'PT', date: '2026-05-02', rating: 5, language: 'pt', text: 'Adorámos.' },
  ] as {
    author: string;
    country: string;
    date: string;
    rating: number;
    language: string;
    text: string;
    answer?: { text: string; language?: string };
  }[],
  siba: {
    taxNumber: '501442600',
    establishment: '00',
    name: 'Casa da Ana',
    shortName: 'Ana',
    address: 'Rua da Ana 1',
    city: 'Lisboa',
    postalCode: '1100-236',
    phone: '213456789',
    contactName: 'Ana',
    contactEmail: 'ana@casa-da-ana.pt',
  } as Record<string, string> | undefined,
  legal: undefined as Record<string, string> | undefined,
});

/** A language file that fits {@link plainProperty}. */
const plainTexts = (id: string, language: Language) => ({
  name: `Casa ${id} (${language})`,
  summary: `Summary (${language})`,
  description: `Description (${language})`,
  location: { city: 'Lisboa', region: 'Lisboa', country: 'Portugal' },
  host: { about: `About the host (${language})`, responseTime: `Within an hour (${language})` },
  highlights: {
    view: { title: `View (${language})`, text: `A view (${language})` },
    quiet: { title: `Quiet (${language})`, text: `A quiet street (${language})` },
  } as Record<string, { title: string; text: string }>,
  photos: { '01-front.webp': `The front (${language})` } as Record<string, string>,
  paymentOptions: {
    now: { name: `Pay now (${language})`, description: `All of it today (${language})` },
    'in-parts': { name: `Pay in parts (${language})` },
    later: { name: `Pay later (${language})` },
  } as Record<string, { name: string; description?: string }>,
  seasons: undefined as Record<string, string> | undefined,
  rooms: undefined as Record<string, { title: string; text?: string }> | undefined,
  notes: [`Tourist tax is paid on arrival (${language})`],
});

export interface UnitFiles {
  property: ReturnType<typeof plainProperty>;
  texts: Record<Language, ReturnType<typeof plainTexts>>;
}

/** The files of a plain property. */
export const plainUnit = (id: string): UnitFiles => ({
  property: plainProperty(),
  texts: Object.fromEntries(
    completeLanguages.map((language) => [language, plainTexts(id, language)]),
  ) as UnitFiles['texts'],
});

let photo: Promise<Buffer> | undefined;
const tinyPhoto = () =>
  (photo ??= sharp({ create: { width: 96, height: 64, channels: 3, background: '#0d9488' } })
    .webp()
    .toBuffer());

/** The `host.yaml` of the host. */
const plainHost = {
  name: 'Ana',
  address: 'Rua da Ana 1, 1100-236 Lisboa',
  taxNumber: '501442600',
  email: 'ana@casa-da-ana.pt',
};

/**
 * Writes a CONTENT_DIR with one plain property for each id, so that tests need not compete for nights.
 * `change` may rewrite a property's files before they are written.
 */
export async function writeContent(
  dir: string,
  ids: readonly string[],
  change: (files: UnitFiles, id: string) => void = () => undefined,
): Promise<void> {
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'host.yaml'), stringify(plainHost));
  for (const id of ids) {
    const files = plainUnit(id);
    change(files, id);
    const folder = join(dir, id);
    await mkdir(join(folder, 'photos'), { recursive: true });
    await writeFile(join(folder, 'property.yaml'), stringify(files.property));
    for (const language of completeLanguages) {
      await writeFile(join(folder, `${language}.yaml`), stringify(files.texts[language]));
    }
    for (const file of files.property.photos) {
      await writeFile(join(folder, 'photos', file), await tinyPhoto());
    }
  }
}
