import type { Context, MiddlewareHandler } from 'hono';
import { dashboardBase } from '../../contract/dashboard/operations.ts';
import { dashboardPage } from '../../contract/dashboard/pages.ts';
import { apiBase, operations, paymentWebhookPath, type OperationName } from '../../contract/operations.ts';
import { calendarsBase, getPathLanguage, takenUnitIds } from '../../contract/rules/addresses.ts';
import { tokenPath } from '../../contract/schemas/token.ts';
import type { SiteSettings } from '../../src/entry-server.tsx';
import { answerFile } from './assets/answerFile.ts';
import type { Backend } from './backend/backend.ts';
import { problemAnswer } from './backend/problem.ts';
import type { Build } from './build/build.ts';
import { getKind } from './callers/limits.ts';
import type { Pages } from './pages/pages.ts';
import { languageOfVisitor } from './visitor/language.ts';
import { securityTextAddress } from './wellKnown/securityText.ts';

/** The seconds after which search engines and programs may ask again. */
const retryAfter = '3600';

/** The first part of addresses that hosts, operators, payment gateways and other channels need. */
const openBases = [dashboardPage, '/health', '/ready', '/metrics', '/sandbox', '/atlas', calendarsBase];
const openPaths: ReadonlySet<string> = new Set(['/robots.txt', securityTextAddress, paymentWebhookPath]);

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

const getPath = (name: OperationName) => apiBase + operations[name].path;
const newBookings: ReadonlySet<string> = new Set([getPath('createReservation'), getPath('previewPrice')]);
const bases: readonly string[] = [
  tokenPath,
  getPath('createReservation'),
  getPath('createCheckout'),
  getPath('contactHost'),
  getPath('getLegalText').replace('/{text}', ''),
];

/** Whether guests with a reservation need an address: its pages, the legal texts, and their calls. */
function isOfReservations(path: string): boolean {
  const [, language, part] = path.split('/');
  if (getPathLanguage(path) === language && part !== undefined) return takenUnitIds.includes(part);
  return !newBookings.has(path) && bases.some((base) => isBelow(path, base));
}

/** Whether guests cannot use the site yet. */
export const isClosed = ({ getOffered }: Pick<Backend, 'getOffered'>): boolean =>
  (getOffered().closedFor?.length ?? 0) > 0;

interface Options {
  backend: Backend;
  build: Build;
  pages: Pages;
  settings: SiteSettings;
}

/**
 * Whether a request is answered while the site is closed: of the dashboard, of operators, of guests with a reservation,
 * or for a file. Nobody has a reservation of the demo.
 */
function isOpen({ backend, build }: Options, { req: { method, path } }: Context): boolean {
  if (openPaths.has(path) || isBelow(path, dashboardBase)) return true;
  if (backend.getOffered().isDemo !== true && isOfReservations(path)) return true;
  if (openBases.some((base) => isBelow(path, base)) || build.statics.get(path) !== undefined) return true;
  return getKind(method, path) === 'file' || getKind(method, path) === 'upload';
}

/**
 * Answers guests of a site that is being prepared: one page instead of all others, and a problem to every call. The
 * dashboard, its calls and the health check work, and so do the pages of reservations.
 */
export const closedToGuests =
  (options: Options): MiddlewareHandler =>
  async (c, next) => {
    if (!isClosed(options.backend) || isOpen(options, c)) return next();
    const { path } = c.req;
    const isCall = isBelow(path, '/api') || path === '/token';
    if (isCall || !['GET', 'HEAD'].includes(c.req.method)) {
      const answer = problemAnswer(503, 'unavailable', { 'Retry-After': retryAfter });
      return c.newResponse(answer.body, answer);
    }
    const language = getPathLanguage(path) ?? languageOfVisitor(c, options.settings);
    const { encoded } = await options.pages.closed(language);
    return answerFile(c, encoded, 503, {
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
      'X-Robots-Tag': 'noindex',
    });
  };
