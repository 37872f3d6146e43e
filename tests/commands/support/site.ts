import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { LegalForm } from '../../../contract/schemas/legalForm.ts';
import type { CheckoutSession, Hold } from '../../../contract/schemas/hold.ts';
import type { Quote } from '../../../contract/schemas/quote.ts';
import { runCommandLine, serveCommands } from '../../../server/commands/index.ts';
import { guestPages } from '../../../server/config/index.ts';
import { openHost, readSecretKey, type Host } from '../../../server/host/index.ts';
import type { Mail } from '../../../server/host/ports/mailer.ts';
import { openSandbox, createSandboxSidecar } from '../../../server/sandbox/index.ts';
import { openFileStore } from '../../../server/sandbox/store/fileStore.ts';
import { openStripeDiagnostics } from '../../../server/stripe/index.ts';
import { openPhotoStore } from '../../../server/process/openPhotoStore.ts';
import { openSessionReader } from '../../../server/process/openSessionReader.ts';
import { smtpMailer } from '../../../server/process/smtpMailer.ts';
import { templateDir } from '../../../server/process/templateDir.ts';
import { createGuest, createOrder } from '../../support/guests.ts';
import { createCardForm } from '../../support/createCardForm.ts';
import { writeContent } from '../../support/content.ts';
import { getPassword } from '../../support/mailCatcher.ts';
import { FakeFeeds } from '../../support/fakeFeeds.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { newDatabase } from '../../support/postgres/newDatabase.ts';
import { thisMachine } from '../../support/visitors.ts';

const publicUrl = 'http://stay.test';
const client = { id: 'site', secret: 'open sesame' };
const soon = { interval: 20 };

type AtTheEnd = (task: () => Promise<void>) => void;

/** Creates an installation: a data folder, a content folder and a database, all removed at the end. */
export async function createInstallation(atTheEnd: AtTheEnd = onTestFinished) {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-commands-'));
  const { where, drop } = await newDatabase();
  atTheEnd(async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  });
  const contentDir = join(folder, 'content');
  // Reykjavik has the date of UTC, which tests use to count days.
  await writeContent(contentDir, ['casa'], ({ property }) => void (property.timeZone = 'Atlantic/Reykjavik'));
  return { folder, dataDir: join(folder, 'data'), contentDir, databaseUrl: where.databaseUrl };
}
export type Installation = Awaited<ReturnType<typeof createInstallation>>;

/** The files in a data folder without unfinished work. */
export const dataDirFiles = ['database', 'database.lock', 'sandbox', 'secret-key'];

/** Runs the host of an installation with the sandbox, and serves the host's commands. */
export async function startSite(
  { dataDir, contentDir, databaseUrl }: Installation,
  {
    atTheEnd = onTestFinished,
    secretKey: set,
    secretKeyPrevious,
  }: { atTheEnd?: AtTheEnd; secretKey?: string; secretKeyPrevious?: string } = {},
) {
  const { log, lines } = createTestLog();
  const secretKey = await readSecretKey({ secretKey: set, dataDir });
  const common = { dataDir, databaseUrl, publicUrl, productName: 'Estadia', secretKey, log };
  let opened: Host | undefined;
  const sandbox = await openSandbox({
    ...common,
    isLocal: true,
    webhookUrl: `${publicUrl}/api/1/payment/webhook`,
    post: (request) => opened!.fetch(request),
  });
  const { gateway, mailer } = sandbox;
  const feeds = new FakeFeeds();
  const mailFrom = 'Estadia <no-reply@stay.test>';
  const watch = { codeMailRefused: () => undefined, holdNotFirm: () => undefined };
  const terms = { registrationRetentionDays: 365, reservationRetentionDays: 365 };
  const outside = { gateway, feeds, mailer, mailFrom, client, watch, ...terms };
  const host = await openHost({
    ...common,
    ...outside,
    mailsAccess: true,
    secretKeyPrevious,
    pages: guestPages(publicUrl),
    templateDir,
    contentDir,
  });
  opened = host;
  await host.work();
  const socket = await serveCommands({ dataDir, secretKey, publicUrl, commands: host.commands, log });

  let running = true;
  async function stop() {
    if (!running) return;
    running = false;
    await socket.close();
    await sandbox.stop();
    await host.close();
    await sandbox.close();
  }
  atTheEnd(stop);

  async function call<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
    const request = { method: 'POST', body: JSON.stringify(body) };
    const answer = await host.fetch(
      new Request(`${publicUrl}/api/1${path}`, {
        ...request,
        headers: { ...headers, 'content-type': 'application/json' },
      }),
    );
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as T;
  }

  async function bearer() {
    const scope = { grant_type: 'client_credentials', scope: 'APPLICATION' };
    const body = new URLSearchParams({ ...scope, client_id: client.id, client_secret: client.secret });
    const answer = await host.fetch(new Request(`${publicUrl}/api/token`, { method: 'POST', body }));
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { authorization: `Bearer ${token}` };
  }

  async function mails(): Promise<Mail[]> {
    const answer = await sandbox.fetch(
      new Request(`${publicUrl}/sandbox/mailbox/messages.json`),
      thisMachine,
    );
    return (await answer.json()) as Mail[];
  }
  const mailsTo = async (to: string) => (await mails()).filter((mail) => mail.to === to);
  const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);

  return {
    log: lines,
    feeds,
    secretKey,
    commands: host.commands,
    stop,
    mailsTo,
    subjectsTo,
    /** Books and pays a stay, and waits for its confirmation. */
    async book(fromDay: number) {
      const guest = createGuest({ firstName: 'Maria', lastName: 'Silva' });
      const auth = await bearer();
      const wish = createOrder('casa', fromDay, { guest });
      const held = await call<Hold>('/reservation', wish, auth);
      await expect.poll(() => subjectsTo(guest.email), soon).toHaveLength(1);
      const otp = getPassword((await mailsTo(guest.email))[0]!);
      await call('/reservation/otp', { reservationId: held.id, otp }, auth);
      const { url } = await call<CheckoutSession>('/payment', { reservationId: held.id }, auth);
      await sandbox.fetch(
        new Request(`${url}/pay`, { method: 'POST', body: new URLSearchParams(createCardForm()) }),
        thisMachine,
      );
      await expect.poll(() => subjectsTo(guest.email), soon).toHaveLength(2);
      return { ...held, guest };
    },
    getUnitIds: () => host.getOffered().unitIds,
    /** Requests the price of a stay. */
    quote: async (id: string, fromDay: number) => {
      const { startDate, endDate } = createOrder(id, fromDay);
      const wish = { id, startDate, endDate, guestCount: 2 };
      return call<Quote>('/reservation/price-preview', wish, await bearer());
    },
    /** Reads a reservation with its link. */
    async notifyPaid({ id, token }: Pick<Hold, 'id' | 'token'>): Promise<unknown> {
      const headers = await bearer();
      return (
        await host.fetch(new Request(`${publicUrl}/api/1/reservation/${id}/${token}`, { headers }))
      ).json();
    },
    /** Returns the status of a GET request. */
    async getStatus(path: string) {
      const headers = await bearer();
      return (await host.fetch(new Request(`${publicUrl}/api/1${path}`, { headers }))).status;
    },
    /** Returns the status of a reservation link. */
    async follow(id: string, token: string) {
      const headers = await bearer();
      return (await host.fetch(new Request(`${publicUrl}/api/1/reservation/${id}/${token}`, { headers })))
        .status;
    },
    /** Registers the guests of a stay. */
    async register({ id, token }: Hold, guests: readonly LegalForm[]) {
      await call('/reservation/guests', { reservationId: id, token, guests }, await bearer());
    },
  };
}

async function listRefunds({ dataDir, databaseUrl }: Installation): Promise<{ refunded: number }[]> {
  if (databaseUrl !== undefined) {
    const payments = `select record from sandbox.record where kind = 'payments'`;
    const { rows } = await queryDatabase<{ record: { refunded: number } }>(databaseUrl, payments);
    return rows.map(({ record }) => record);
  }
  return (await openFileStore<{ refunded: number }>(join(dataDir, 'sandbox', 'payments'))).list();
}

/** Returns the amount that the sandbox's gateway refunded, in cents. */
export async function getRefundedAmount(place: Installation): Promise<number> {
  return (await listRefunds(place)).reduce((sum, payment) => sum + payment.refunded, 0);
}

/**
 * Runs a command; `confirms` answers its confirmations, and `types` its other questions, line by line.
 * Without them there is no terminal for questions.
 */
export async function runCommand(
  { dataDir, contentDir, databaseUrl }: Pick<Installation, 'dataDir' | 'contentDir'> & Partial<Installation>,
  args: readonly string[],
  {
    confirms,
    types,
    settings = {},
  }: { confirms?: boolean; types?: readonly string[]; settings?: Record<string, string> } = {},
) {
  let [out, err] = ['', ''];
  const questions: string[] = [];
  const { log, lines: logged } = createTestLog();
  const lines = [...(types ?? [])];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(confirms!);
  };
  const code = await runCommandLine(args, {
    terminal: {
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      ask: confirms === undefined ? undefined : ask,
      converse: () => ({
        isWithAPerson: types !== undefined,
        ask: (question) => {
          questions.push(question);
          return Promise.resolve(lines.shift());
        },
        end: () => undefined,
      }),
    },
    environment: {
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    log,
    openMailServer: smtpMailer,
    readTexts: () => Promise.resolve(undefined),
    openGateway: (account) => Promise.resolve(openStripeDiagnostics(account)),
    openSessionReader,
    openPhotoStore,
    openSidecar: createSandboxSidecar,
    serve: () => Promise.resolve(),
  });
  return { code, out, err, questions, log: logged, json: () => JSON.parse(out) as unknown };
}

/** Types a command, and answers no to its question. */
export const declineCommand = (place: Installation, args: readonly string[]) =>
  runCommand(place, args, { confirms: false });
