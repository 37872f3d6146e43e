import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import type { Mail } from '../../../server/host/ports/mailer.ts';
import { findFreePort, startProcess } from '../../site/support/process.ts';
import { Bookings } from '../../support/bookings.ts';
import { createCardForm } from '../../support/createCardForm.ts';
import { writeContent } from '../../support/content.ts';
import { createTestInstallation } from '../../support/createTestInstallation.ts';
import { siteClient, type TestHost } from '../../support/testHost.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const command = join(root, 'server/cli.ts');
const mortal = join(import.meta.dirname, 'mortal.ts');

type Ask = (request: Request) => Promise<Response>;

/** Sends a request for another origin to the site at an address. */
export function sendTo(address: string, request: Request): Promise<Response> {
  return fetch(new Request(address + new URL(request.url).pathname, request));
}

/** Creates a client of a site that is reached over the network. */
export const createHostClient = (ask: Ask, mails?: Pick<TestHost['mails'], 'next'>) =>
  ({ fetch: ask, ask, mails }) as unknown as TestHost;

/** Starts a site in its own process, which a test can kill and restart with the same data. */
export async function openKillableSite({ step }: { step: string }) {
  const { dataDir: folder, databaseUrl } = await createTestInstallation();
  const [dataDir, contentDir] = [join(folder, 'data'), join(folder, 'content')];
  await writeContent(contentDir, ['casa']);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    CLIENT_ID: siteClient.id,
    CLIENT_SECRET: siteClient.secret,
  };

  const deaths: { secondsToReady: number }[] = [];
  let isOver = false;
  let running = begin(mortal, { MORTAL_STEP: step });
  onTestFinished(async () => {
    isOver = true;
    // A restart may be under way.
    await (await running).end();
  });
  await running;

  async function begin(script: string, about: Record<string, string> = {}) {
    const site = startProcess(process.execPath, [script], { settings: { ...settings, ...about } });
    await site.waitForOutput(/is ready/);
    void site.ended.then(revive);
    return site;
  }

  /** Restarts the process after its death, as a supervisor does. */
  async function revive() {
    if (isOver) return;
    const began = performance.now();
    running = begin(join(root, 'server/main.ts'));
    await running;
    deaths.push({ secondsToReady: (performance.now() - began) / 1000 });
  }

  /** Repeats a request with the same key until there is an answer. */
  async function fetchSteadily(request: Request): Promise<Response> {
    for (;;) {
      try {
        return await sendTo(address, request.clone());
      } catch {
        await pause(20);
      }
    }
  }

  const ask = (path: string, init?: RequestInit) => fetchSteadily(new Request(address + path, init));
  const mails = async () => {
    const answer = await ask('/sandbox/mailbox/messages.json');
    return (await answer.json()) as Mail[];
  };
  const mailsTo = async (to: string) => (await mails()).filter((mail) => mail.to === to);
  const host = createHostClient(fetchSteadily, {
    async next(to: string) {
      await expect.poll(() => mailsTo(to), { interval: 50 }).not.toEqual([]);
      return (await mailsTo(to))[0]!;
    },
  });

  return {
    place: { dataDir, databaseUrl },
    deaths,
    bookings: new Bookings(host),
    mails,
    /** The failed jobs that the host's command lists. */
    async troubledJobs() {
      const env = { PATH: process.env['PATH'], ...settings };
      const { stdout } = await run(process.execPath, [command, 'jobs', 'failed', '--json'], { env });
      return JSON.parse(stdout) as unknown;
    },
    /** Pays on the gateway's page. */
    payAt: (url: string) =>
      ask(`${new URL(url).pathname}/pay`, {
        method: 'POST',
        body: new URLSearchParams(createCardForm()),
        redirect: 'manual',
      }),
  };
}

export type KillableSite = Awaited<ReturnType<typeof openKillableSite>>;
