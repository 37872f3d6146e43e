import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The client credentials of the site under test, which a visitor can bring too. */
export const clientId = 'estadia-site';
export const clientSecret = 'canary-of-the-client-secret';

/** Where the site under test writes its log. */
export const logFile = (port = process.env['E2E_PORT'] ?? '3000'): string =>
  join(tmpdir(), `estadia-e2e-${port}.log`);

/** Where the site under test has its atlas, once a test has built it. */
export const folderOfAtlas = (port?: string): string => join(folderOfSite(port), 'atlas');

/** Where the site under test has its data and its properties. */
export const folderOfSite = (port = process.env['E2E_PORT'] ?? '3000'): string =>
  join(tmpdir(), `estadia-e2e-${port}`);
