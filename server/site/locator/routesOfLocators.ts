import { Hono, type Context } from 'hono';
import { editorMapKilometres, readEditorMapUrl } from '../../../contract/dashboard/maps.ts';
import { dashboardBase } from '../../../contract/dashboard/operations.ts';
import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import { sessionOperations } from '../../../contract/dashboard/session.ts';
import { picturesBase } from '../../../contract/values/pictures.ts';
import { answerFile } from '../assets/answerFile.ts';
import type { Backend } from '../backend/backend.ts';
import type { openLocators } from './locators.ts';

const drawing = '[-\\d.,]+\\.svg';

interface Parts {
  locators: ReturnType<typeof openLocators>;
  backend: Pick<Backend, 'fetch'>;
  publicUrl: string;
}

/** Creates the routes of the locator maps on properties' pages and, for people who have signed in, in their editor. */
export function routesOfLocators({ locators, backend, publicUrl }: Parts): Hono {
  const app = new Hono();
  const isSignedIn = async (c: Context): Promise<boolean> => {
    const request = new Request(`${publicUrl}${dashboardBase}${sessionOperations.getSession.path}`, {
      headers: { Cookie: c.req.header('Cookie') ?? '' },
    });
    return (await backend.fetch(request, c.get('caller'))).ok;
  };
  app.get(`${picturesBase}/locator/:unit{[a-z0-9-]+}/:drawing{${drawing}}`, async (c) => {
    const found = await locators.ofProperty(c.req.param('unit'), c.req.path);
    return found ? answerFile(c, found) : c.notFound();
  });
  app.get(`${dashboardPage}/maps/:drawing{${drawing}}`, async (c) => {
    if (!(await isSignedIn(c))) return c.text('Unauthorized', 401);
    const place = readEditorMapUrl(c.req.path);
    const found = place && (await locators.ofPlace(c.req.path, { place, kilometres: editorMapKilometres }));
    return found ? answerFile(c, found) : c.notFound();
  });
  return app;
}
