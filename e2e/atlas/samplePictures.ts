import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Product } from 'statechart-atlas';
import {
  manifestName,
  type StateText,
  type Mail,
  type Manifest,
  type Picture,
} from 'statechart-atlas/pictures';

const languages = ['en', 'fr'] as const;
const devices = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
const schemes = { light: ['#ffffff', '#151e1d'], dark: ['#08100f', '#edf2f1'] } as const;

type Language = (typeof languages)[number];
type Device = keyof typeof devices;
type Scheme = keyof typeof schemes;

interface Where {
  machine: string;
  state: string;
}

/** The texts of a failed state. */
const cardDeclined: Where = { machine: 'booking', state: 'resuming.declined' };
const headings = { en: 'The payment was declined', fr: 'Le paiement a été refusé' } as const;
const alerts = {
  en: 'Your card was not charged. You can try again or use another card.',
  fr: 'Votre carte n’a pas été débitée. Vous pouvez réessayer ou utiliser une autre carte.',
} as const;

const isDeclined = ({ machine, state }: Where) =>
  machine === cardDeclined.machine && state === cardDeclined.state;

/** A page of text that is about as large as a real picture. */
function drawing(words: string, device: Device, scheme: Scheme): Buffer {
  const { width, height } = devices[device];
  const [ground, ink] = schemes[scheme];
  const lines = Array.from(
    { length: Math.floor(height / 32) },
    (_, line) => `<text x="20" y="${40 + line * 32}" font-size="15" fill="${ink}">${words}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${lines.join('')}</svg>`;
  return Buffer.from(svg);
}

async function drawPicture(folder: string, file: string, svg: Buffer): Promise<number> {
  const bytes = await sharp(svg).webp({ effort: 0 }).toBuffer();
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
  return bytes.byteLength;
}

async function createPicture(
  folder: string,
  where: Where,
  look: { language: Language; device: Device; scheme: Scheme },
): Promise<Picture> {
  const { language, device, scheme } = look;
  const file = `${where.machine}/${where.state}.${language}.${device}.${scheme}.webp`;
  const bytes = await drawPicture(
    folder,
    file,
    drawing(`${where.machine} ${where.state} ${language}`, device, scheme),
  );
  return { ...where, ...look, file, ...devices[device], bytes };
}

const createStateText = (where: Where, language: Language): StateText => ({
  ...where,
  language,
  headings: isDeclined(where) ? [headings[language]] : [],
  alerts: isDeclined(where) ? [`${headings[language]} ${alerts[language]}`] : [],
  news: [],
  moves: [],
  fields: [],
  focus: '',
  tree: isDeclined(where)
    ? `- alert:\n  - heading "${headings[language]}" [level=3]\n  - paragraph: ${alerts[language]}`
    : '- main',
});

async function createMail(folder: string, mail: string, language: Language): Promise<Mail> {
  const file = (ending: string) => `mails/${mail}.${language}.${ending}`;
  await drawPicture(folder, file('webp'), drawing(`${mail} ${language}`, 'phone', 'light'));
  await writeFile(join(folder, file('html')), '<p style="color: green">Your stay</p>');
  await writeFile(join(folder, file('ics')), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  const subject = { en: 'Your stay', fr: 'Votre séjour' }[language];
  const files = { html: file('html'), invite: file('ics'), picture: file('webp') };
  return { mail, language, subject, text: subject, ...files };
}

/** All devices and colour schemes for a failed state, and the one of the small pictures for all others. */
const showsPictures = (where: Where) =>
  languages.flatMap((language) =>
    (['phone', 'desk'] as const).flatMap((device) =>
      (['light', 'dark'] as const).flatMap((scheme) =>
        isDeclined(where) || (language === 'en' && device === 'phone') ? [{ language, device, scheme }] : [],
      ),
    ),
  );

/** Draws sample pictures: the states of a product's main path, one failed state, and an e-mail. */
export async function drawPictures({ mainPath: way }: Product, folder: string): Promise<void> {
  const states = [
    ...way.flatMap(({ machine, states: passed }) => passed.map((state) => ({ machine, state }))),
    cardDeclined,
  ];
  const manifest: Manifest = {
    commit: '0123456789abcdef',
    takenAt: '2026-01-01T00:00:00.000Z',
    seconds: 90,
    pictures: await Promise.all(
      states.flatMap((where) => showsPictures(where).map((look) => createPicture(folder, where, look))),
    ),
    texts: states.flatMap((where) => languages.map((language) => createStateText(where, language))),
    mails: await Promise.all(languages.map((language) => createMail(folder, 'confirmed', language))),
  };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest));
}
