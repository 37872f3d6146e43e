import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import type { Language } from '../../contract/values/language.ts';
import { deletePictures, updateManifest, readOrCreateManifest } from 'statechart-atlas/pictures';
import type { Mail } from 'statechart-atlas/pictures';
import { product } from '../atlas.config.ts';
import { getTranslator } from '../../server/host/base/translator.ts';
import { loadContent, type UnitContent } from '../../server/host/content/index.ts';
import { createInvite } from '../../server/host/stays/stayCalendar.ts';
import { invitedStay, letters } from '../../tests/mail/emails.ts';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { getProgress } from '../progress.ts';
import { root } from './folders.ts';

/** The width of a phone in CSS pixels; the pictures have twice the resolution. */
const width = 390;
const scale = 2;

/** Splits the name of an e-mail into its id and its variant. */
const getTitle = (name: string) => {
  const [id = '', ...special] = name.split(', ');
  return { mail: id, ...(special.length > 0 && { variant: special.join(', ') }) };
};

const getInvite = (mail: string, unit: UnitContent, language: Language): string | undefined => {
  const isOver = mail === 'cancelled';
  if (product.mails.find(({ id }) => id === mail)?.hasCalendarEntry !== true) return undefined;
  return createInvite({ ...invitedStay(isOver), unit, language }, 'no-reply@stay.test').content;
};

async function photograph(page: Page, session: CDPSession, html: string): Promise<Buffer> {
  await page.setContent(html);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

const getFiles = ({ html, picture, invite }: Mail) => [
  html,
  picture,
  ...(invite === undefined ? [] : [invite]),
];

/**
 * Renders every e-mail from the host's templates in each language, with its picture and its calendar entry. They
 * describe an invented stay; the same commit always renders the same e-mails.
 * @param folder the folder of the manifest; the e-mails are stored in a subfolder
 */
export async function takeMails(languages: readonly Language[], folder: string): Promise<Mail[]> {
  const names = Object.keys(letters);
  const progress = getProgress('Rendering e-mails', names.length * languages.length);
  const unit = (await loadContent(resolve(root, 'demo'))).units.get('casa-do-limoeiro')!;
  await mkdir(join(folder, 'mails'), { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  const mails: Mail[] = [];
  const before = readOrCreateManifest(folder).mails;
  const stays = before.filter(({ language }) => !languages.some((one) => one === language));
  await deletePictures(folder, before.filter((mail) => !stays.includes(mail)).flatMap(getFiles));
  try {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    const session = await page.context().newCDPSession(page);
    for (const language of languages) {
      for (const name of names) {
        const { subject, text, html } = letters[name]!(getTranslator(language));
        const title = getTitle(name);
        const file = `mails/${name.replaceAll(/[^\da-z]+/gi, '-')}.${language}`;
        const invite = getInvite(title.mail, unit, language);
        await writeFile(join(folder, `${file}.html`), html);
        await writeFile(join(folder, `${file}.webp`), await photograph(page, session, html));
        if (invite !== undefined) await writeFile(join(folder, `${file}.ics`), invite);
        mails.push({
          ...title,
          language,
          subject,
          text,
          html: `${file}.html`,
          picture: `${file}.webp`,
          ...(invite !== undefined && { invite: `${file}.ics` }),
        });
        progress.done(`${name}, ${language}`);
      }
    }
  } finally {
    await browser.close();
    progress.ends('All e-mails are rendered.');
  }
  await updateManifest(folder, { mails: [...stays, ...mails] });
  return mails;
}
