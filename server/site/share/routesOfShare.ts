import { Hono } from 'hono';
import type { Context } from 'hono';
import { isLanguage, completeLanguages } from '../../../contract/values/language.ts';
import { previewsBase } from '../../../contract/values/pictures.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import { answerFile } from '../assets/answerFile.ts';
import type { SharePictures } from './sharePictures.ts';

interface Options {
  sharePictures: SharePictures;
  settings: SiteSettings;
}

/** Creates the routes of shared links' pictures, in the languages that the site offers. */
export function routesOfShare({
  sharePictures,
  settings: { languages: offered = completeLanguages },
}: Options): Hono {
  const app = new Hono();
  const answer = async (c: Context, language: string, unitId?: string) => {
    const isOffered = isLanguage(language) && offered.includes(language);
    const picture = isOffered ? await sharePictures(language, unitId) : undefined;
    // A short text, because no person reads it.
    return picture ? answerFile(c, picture) : c.text('Not Found', 404);
  };
  app.get(`${previewsBase}/:file{[a-z]{2}\\.jpg}`, (c) => answer(c, c.req.param('file').slice(0, 2)));
  app.get(`${previewsBase}/:language{[a-z]{2}}/:file{[a-z0-9-]+\\.jpg}`, (c) => {
    const { language, file } = c.req.param();
    return answer(c, language, file.slice(0, -'.jpg'.length));
  });
  return app;
}
