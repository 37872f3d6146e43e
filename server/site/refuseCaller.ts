import type { Context } from 'hono';
import type { Logger } from 'pino';
import { getPathLanguage } from '../../contract/rules/addresses.ts';
import type { SiteSettings } from '../../src/entry-server.tsx';
import { problemAnswer } from './backend/problem.ts';
import type { Build } from './build/build.ts';
import { isOfTheApi } from './callers/limits.ts';
import type { Refused } from './callers/openCallers.ts';
import { languageOfVisitor } from './visitor/language.ts';

/** The wait in seconds when the database could not count. */
const soon = '5';

/** Rejects callers beyond a limit: with a problem for programs, or a page in the visitor's language. */
export const refuseCaller =
  ({ build, settings, log }: { build: Build; settings: SiteSettings; log: Logger }) =>
  async (c: Context, refused: Refused): Promise<Response> => {
    if ('error' in refused) {
      log.error({ err: refused.error, kind: refused.kind }, 'the database cannot count callers');
      const answer = problemAnswer(503, 'unavailable', { 'Retry-After': soon });
      return c.newResponse(answer.body, answer);
    }
    const headers = { 'Retry-After': String(refused.wait) };
    if (isOfTheApi(refused.kind)) {
      const answer = problemAnswer(429, 'too-many-requests', headers);
      return c.newResponse(answer.body, answer);
    }
    const language = getPathLanguage(c.req.path) ?? languageOfVisitor(c, settings);
    const { tooManyRequests } = await build.load();
    return c.text(await tooManyRequests(language, refused.wait), 429, {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Language': language,
    });
  };
