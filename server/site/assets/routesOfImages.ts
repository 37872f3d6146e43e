import { Hono } from 'hono';
import { picturesBase, pictureWidths } from '../../../contract/rules/pictures.ts';
import { answerWith } from './answerWith.ts';
import type { openImages } from './images.ts';

/** Photos by width: nobody can ask for other widths than those that pages use. */
export function routesOfImages(images: ReturnType<typeof openImages>): Hono {
  const app = new Hono();
  app.get(`${picturesBase}/:width{\\d+}/:unit{[a-z0-9-]+}/:file{[\\w-]+\\.webp}`, async (c) => {
    const { width, unit, file } = c.req.param();
    if (!pictureWidths.some((one) => one === Number(width))) return c.notFound();
    const image = await images(Number(width), unit, file.slice(0, -'.webp'.length));
    return image ? answerWith(c, image) : c.notFound();
  });
  app.get(`${picturesBase}/preview/:unit{[a-z0-9-]+}/:file{[\\w-]+\\.jpg}`, async (c) => {
    const { unit, file } = c.req.param();
    const image = await images('preview', unit, file.slice(0, -'.jpg'.length));
    return image ? answerWith(c, image) : c.notFound();
  });
  return app;
}
