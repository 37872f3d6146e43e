import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../support/freePort.ts';
import { findCode, inDays, findLink, type Mail } from '../support/hostApi.ts';
import { openAllDays } from '../support/openAllDays.ts';
import { waitUntil } from './driver.ts';
import { startProgram } from './program.ts';

const root = resolve(import.meta.dirname, '../..');
const unit = 'casa-do-limoeiro';
const nights = 3;
/** Each guest has separate nights, in days from today. */
let next = 30;

/** The built site as a host starts it, with its own data. */
export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-engines-'));
  const content = join(folder, 'content');
  await cp(join(root, 'demo'), content, { recursive: true });
  await openAllDays(join(content, unit));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_DIR: join(folder, 'data'), CONTENT_DIR: content };
  const site = startProgram(process.execPath, [join(root, 'server/main.ts')], settings);
  await waitUntil('the start of the site', async () => {
    if (site.hasEnded()) throw new Error(`The site has ended: ${site.errors()}`);
    return (await fetch(`${address}/ready`)).ok ? true : undefined;
  });

  const mailTo = (to: string, matches: (mail: Mail) => boolean) =>
    waitUntil(`a mail to ${to}`, async () => {
      const answer = await fetch(`${address}/sandbox/mailbox/messages.json`);
      return ((await answer.json()) as Mail[]).find((mail) => mail.to === to && matches(mail));
    });

  return {
    address,
    /** Check-in and check-out of a free stay. */
    freeStay() {
      const stay = { from: inDays(next), to: inDays(next + nights) };
      next += nights;
      return stay;
    },
    findCode: async (email: string) => findCode(await mailTo(email, (mail) => findCode(mail) !== '')),
    /** The path of the link to the reservation, with its fragment. */
    findLink: async (email: string) => findLink(await mailTo(email, ({ text }) => text.includes('#token='))),
    async end() {
      await site.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SiteUnderTest = Awaited<ReturnType<typeof startSite>>;
