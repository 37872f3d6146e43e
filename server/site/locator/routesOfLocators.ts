import { Hono } from 'hono';
import { picturesBase } from '../../../contract/values/pictures.ts';
import { answerFile } from '../assets/answerFile.ts';
import type { openLocators } from './locators.ts';

const drawing = '[-\\d.,]+\\.svg';

/** Creates the routes of the locator maps on properties' pages. */
export function routesOfLocators(locators: ReturnType<typeof openLocators>): Hono {
  const app = new Hono();
  app.get(`${picturesBase}/locator/:unit{[a-z0-9-]+}/:drawing{${drawing}}`, async (c) => {
    const found = await locators(c.req.param('unit'), c.req.path);
    return found ? answerFile(c, found) : c.notFound();
  });
  return app;
}
