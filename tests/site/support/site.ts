import { onTestFinished } from 'vitest';
import type { Language } from '../../../contract/values/language.ts';
import { createKeys, encryptText, decryptText } from '../../../server/host/keys/keys.ts';
import { createListener } from '../../../server/process/createListener.ts';
import { openLog } from '../../../server/process/log.ts';
import { onlyProperty } from '../../../server/process/onlyProperty.ts';
import {
  openSecurityEvents,
  openSite,
  type SecurityEvents,
  type Backend,
  type Offered,
  type Build,
  type KeptAnswer,
} from '../../../server/site/index.ts';
import { createTestFolder } from '../../support/folders.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { requireBuild } from './requireBuild.ts';
import { createFakeBackend, unit } from './createFakeBackend.ts';

type Callers = Parameters<typeof openSite>[0]['callers'];

interface Options {
  backend?: Backend;
  build?: Build;
  publicUrl?: string;
  /** The languages that the site offers; all of them where it is left out. */
  offered?: readonly Language[];
  /** The properties that it offers: two, of which the host has one, where it is left out. */
  listed?: readonly string[];
  /** The host's introduction on the first page. */
  welcome?: Offered['welcome'];
  /** The host's logo and colour of buttons and links. */
  look?: { accent?: string; logo?: NonNullable<Parameters<typeof openSite>[0]['settings']['logo']> };
  /** The folder of the atlas, where it is shown. */
  atlas?: string;
  kept?: ReturnType<typeof createSiteLog>;
  /** The contact for security reports, as URI. */
  securityContact?: string;
  /** Whether it only isDemonstration. */
  isDemonstration?: boolean;
  /** Whether the site sends codes for the dashboard; true by default. */
  sendsCodes?: boolean;
  metricsToken?: string;
  /** The site's services for the host; without them the host knows nothing of the site. */
  ownCredentials?: Parameters<typeof openSite>[0]['ownCredentials'];
  /** Stand-ins for the outside world. */
  sandbox?: Parameters<typeof openSite>[0]['sandbox'];
  callers?: Partial<Callers>;
  events?: SecurityEvents;
}

/** The process's own log, kept. */
export const createSiteLog = () => createTestLog((sink) => openLog('debug', sink));

const keys = createKeys('a secret key for tests, long enough for one');
const testSeal = {
  seal: (text: string) => encryptText(keys, text, 'test'),
  unseal: (sealed: string) => decryptText(keys, sealed, 'test'),
};

const asResponse = ({ status, headers, body }: KeptAnswer) => {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) =>
    headers.slice(2 * index, 2 * index + 2),
  );
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: pairs as [string, string][] });
};

/** A site over a host that a test holds in its hand; `log` is all it wrote. */
export async function openTestSite(options: Options = {}) {
  const { backend = createFakeBackend(), publicUrl = 'http://localhost' } = options;
  const only = onlyProperty(options.listed ?? [unit.id, 'b'], options.welcome);
  const { log, lines } = options.kept ?? createSiteLog();
  const site = await openSite({
    build: options.build ?? (await requireBuild()),
    backend,
    sandbox: options.sandbox,
    atlas: options.atlas,
    settings: {
      productName: 'Estadia',
      publicUrl,
      ...(only !== undefined && { onlyProperty: only }),
      ...(options.welcome && { welcome: options.welcome }),
      ...(options.look?.logo && { logo: options.look.logo }),
      gatewayHosts: ['localhost'],
      ...(options.offered && { languages: options.offered }),
    },
    accent: options.look?.accent,
    isDemonstration: options.isDemonstration === true,
    sendsCodes: options.sendsCodes !== false,
    securityContact: options.securityContact,
    ownCredentials: options.ownCredentials ?? { id: 'own-id', secret: 'own-secret' },
    seal: testSeal,
    instance: 'of-tests',
    doctorToken: 'of-the-doctor',
    metricsToken: options.metricsToken,
    gatherMetrics: undefined,
    callers: {
      proxies: 0,
      countsThisMachine: false,
      mark: (network) => `mark of ${network}`,
      shared: undefined,
      ...options.callers,
    },
    events: options.events ?? openSecurityEvents(log),
    dataDir: await createTestFolder(),
    log,
  });
  onTestFinished(() => site.close());

  /** Asks as a browser on this site would; redirects are not followed. */
  const ask = async (path: string, init: RequestInit = {}) => site.fetch(new Request(publicUrl + path, init));
  /** The same over a connection from an address, as Node's server has it. */
  const askFrom = async (
    remoteAddress: string | undefined,
    url: string,
    init: RequestInit = {},
    httpVersion = '1.1',
  ) => {
    const request = new Request(publicUrl + url, init);
    const { method } = request;
    const headers = Object.fromEntries(request.headers);
    const incoming = { method, url, headers, httpVersion, socket: { remoteAddress } };
    const kept = site.kept(incoming);
    return kept ? asResponse(kept) : site.fetch(request, { incoming });
  };
  /** The same from this machine: a page that is kept is answered past the way of all other requests. */
  const askNode = (url: string, headers: Record<string, string> = {}) =>
    askFrom('127.0.0.1', url, { headers });
  const text = async (path: string, init: RequestInit = {}) => (await ask(path, init)).text();
  /** The metrics, which only this machine may read. */
  const readMetrics = async () => (await askNode('/metrics')).text();
  return { ask, askFrom, askNode, text, readMetrics, log: lines, listener: createListener(site, publicUrl) };
}
