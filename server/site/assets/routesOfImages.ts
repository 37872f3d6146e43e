import { Hono } from 'hono';
import {
  photoVersionPattern,
  pictureFormats,
  picturesBase,
  pictureWidths,
  siteMedia,
} from '../../../contract/values/pictures.ts';
import { answerFile } from './answerFile.ts';
import type { openImages } from './images.ts';

/** Creates the routes of photos by width and format; only those that pages use are available. */
export function routesOfImages(images: ReturnType<typeof openImages>): Hono {
  const app = new Hono();
  for (const format of pictureFormats) {
    app.get(
      `${picturesBase}/:width{\\d+}/:unit{[a-z0-9-]+|${siteMedia}}/:file{[\\w-]+(?:\\.${photoVersionPattern})?\\.${format}}`,
      async (c) => {
        const { width: requestedWidth, unit, file } = c.req.param();
        const width = pictureWidths.find((one) => one === Number(requestedWidth));
        if (width === undefined) return c.notFound();
        const image = await images.photo(`${width}.${format}`, unit, file.slice(0, -`.${format}`.length));
        return image ? answerFile(c, image) : c.notFound();
      },
    );
  }
  return app;
}
