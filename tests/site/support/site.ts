import { onTestFinished } from 'vitest';
import { keysFrom, seal, unseal } from '../../../server/host/keys/keys.ts';
import { openLog } from '../../../server/log.ts';
import { openSite, type Backend, type Build } from '../../../server/site/index.ts';
import { folderOfTest } from '../../support/folders.ts';
import { keptLog } from '../../support/keptLog.ts';
import { builtSite } from './builtSite.ts';
import { fakeBackend, unit } from './fakeBackend.ts';

interface Options {
  backend?: Backend;
  build?: Build;
  publicUrl?: string;
  kept?: ReturnType<typeof logOfSite>;
  metricsToken?: string;
}

/** The process's own log, kept. */
export const logOfSite = () => keptLog((sink) => openLog('debug', sink));

const keys = keysFrom('a secret key for tests, long enough for one');
const testSeal = {
  seal: (text: string) => seal(keys, text, 'test'),
  unseal: (sealed: string) => unseal(keys, sealed, 'test'),
};

/** A site over a host that a test holds in its hand; `log` is all it wrote. */
export async function openTestSite(options: Options = {}) {
  const { backend = fakeBackend(), publicUrl = 'http://localhost' } = options;
  const { log, lines } = options.kept ?? logOfSite();
  const site = await openSite({
    build: options.build ?? (await builtSite()),
    backend,
    sandbox: undefined,
    settings: { productName: 'Estadia', publicUrl, featured: [unit.id], gatewayHosts: ['localhost'] },
    ownCredentials: { id: 'own-id', secret: 'own-secret' },
    seal: testSeal,
    instance: 'of-tests',
    metricsToken: options.metricsToken,
    dataDir: await folderOfTest(),
    log,
  });
  onTestFinished(() => site.close());

  /** Asks as a browser on this site would; redirects are not followed. */
  const ask = async (path: string, init: RequestInit = {}) => site.fetch(new Request(publicUrl + path, init));
  /** The same past the way of all other requests, as Node's server does for pages that are kept. */
  const askNode = async (url: string, headers: Record<string, string> = {}) =>
    site.fetch(new Request(publicUrl + url, { headers }), { incoming: { method: 'GET', url, headers } });
  const text = async (path: string, init: RequestInit = {}) => (await ask(path, init)).text();
  return { ask, askNode, text, log: lines };
}
