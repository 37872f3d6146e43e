import { Hono } from 'hono';
import { answerWith } from './answerWith.ts';
import type { openImages } from './images.ts';

/** The breakpoints, at one and at two pixels to the point: nobody can ask for other widths. */
const widths = new Set([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);

/** Photos by width. */
export function routesOfImages(images: ReturnType<typeof openImages>): Hono {
  const app = new Hono();
  app.get('/images/:width{\\d+}/:unit{[a-z0-9-]+}/:file{[\\w-]+\\.webp}', async (c) => {
    const { width, unit, file } = c.req.param();
    if (!widths.has(Number(width))) return c.notFound();
    const image = await images(Number(width), unit, file.slice(0, -'.webp'.length));
    return image ? answerWith(c, image) : c.notFound();
  });
  return app;
}
