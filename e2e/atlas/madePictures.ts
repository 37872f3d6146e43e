import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { manifestName, type Manifest } from '../../machines/atlas/pictures.ts';

const states = [
  { machine: 'booking', state: 'dates.priced' },
  { machine: 'booking', state: 'resuming.declined' },
] as const;
const languages = ['en', 'fr'] as const;
const devices = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
const schemes = { light: '#ffffff', dark: '#08100f' } as const;

const headings = { en: 'The payment was declined', fr: 'Le paiement a été refusé' } as const;
const alerts = {
  en: 'Your card was not charged. You can try again or use another card.',
  fr: 'Votre carte n’a pas été débitée. Vous pouvez réessayer ou utiliser une autre carte.',
} as const;

type Language = (typeof languages)[number];

async function picture(folder: string, file: string, width: number, height: number, background: string) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
  return bytes.byteLength;
}

async function picturesOf(folder: string, where: (typeof states)[number], language: Language) {
  const taken: Manifest['pictures'] = [];
  for (const [device, { width, height }] of Object.entries(devices)) {
    for (const [scheme, background] of Object.entries(schemes)) {
      const file = `${where.machine}/${where.state}.${language}.${device}.${scheme}.webp`;
      const bytes = await picture(folder, file, width, height, background);
      taken.push({
        ...where,
        language,
        device: device as keyof typeof devices,
        scheme: scheme as keyof typeof schemes,
        file,
        width,
        height,
        bytes,
      });
    }
  }
  return taken;
}

const heardOf = (where: (typeof states)[number], language: Language): Manifest['heard'][number] => {
  const failed = where.state === 'resuming.declined';
  return {
    ...where,
    language,
    headings: failed ? [headings[language]] : [],
    alerts: failed ? [alerts[language]] : [],
    news: [],
    moves: [],
    fields: [],
    focus: failed ? `heading “${headings[language]}”` : '',
    tree: failed ? `- heading "${headings[language]}" [level=2]\n- alert: ${alerts[language]}` : '- main',
  };
};

async function mailOf(folder: string, language: Language): Promise<Manifest['mails'][number]> {
  const [html, invite, file] = [
    `mails/confirmed.${language}.html`,
    `mails/confirmed.${language}.ics`,
    `mails/confirmed.${language}.webp`,
  ];
  await picture(folder, file, 640, 900, '#f5f8f6');
  await writeFile(join(folder, html), '<p style="color: green">Confirmed</p>');
  await writeFile(join(folder, invite), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  return {
    mail: 'confirmed',
    language,
    subject: 'Confirmed',
    text: 'Confirmed',
    html,
    invite,
    picture: file,
  };
}

/** Writes pictures of two states and a mail, in two languages: plain ones, for pages that are about pictures. */
export async function writePictures(folder: string): Promise<void> {
  const manifest: Manifest = {
    commit: '0123456789abcdef',
    takenAt: '2026-01-01T00:00:00.000Z',
    seconds: 90,
    pictures: [],
    heard: [],
    mails: [],
  };
  for (const language of languages) {
    for (const where of states) {
      manifest.pictures.push(...(await picturesOf(folder, where, language)));
      manifest.heard.push(heardOf(where, language));
    }
    manifest.mails.push(await mailOf(folder, language));
  }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest));
}
