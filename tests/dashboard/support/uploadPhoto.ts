import sharp from 'sharp';
import { photoFileName } from '../../../contract/dashboard/photos.ts';
import type { Browser } from '../../support/dashboard.ts';

/** Uploads a photo for a property, and returns the name by which its document refers to it. */
export async function uploadPhoto(browser: Browser, property: string): Promise<string> {
  const background = { r: 120, g: 90, b: 60 };
  const file = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { id } = await browser.call('startPhotoUpload', { body: { property, size: file.length } });
  const params = { upload: id };
  await browser.call('sendPhotoPart', { params, query: { offset: '0' }, body: file });
  return photoFileName(await browser.call('addPhoto', { params }));
}
