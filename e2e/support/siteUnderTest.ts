import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The client credentials of the site under test, which an application can use as well. */
export const clientId = 'estadia-site';
export const clientSecret = 'canary-of-the-client-secret';

/** The log file of the site under test. */
export const logFile = (port = process.env['E2E_PORT'] ?? '3000'): string =>
  join(tmpdir(), `estadia-e2e-${port}.log`);

/** The atlas of the site under test, once a test has built it. */
export const folderOfAtlas = (port?: string): string => join(folderOfSite(port), 'atlas');

/** The data and properties of the site under test. */
export const folderOfSite = (port = process.env['E2E_PORT'] ?? '3000'): string =>
  join(tmpdir(), `estadia-e2e-${port}`);
