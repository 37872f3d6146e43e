import type { Page } from '@playwright/test';

/** A file that the page is reading. */
interface HeldFile {
  resolve: (bytes: ArrayBuffer) => void;
  reject: (error: unknown) => void;
}

declare global {
  interface Window {
    heldFile?: HeldFile;
  }
}

/** Makes the page wait for the content of each file that it reads, until the test gives it. */
export const holdFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => {
      const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
      window.heldFile = { resolve, reject };
      return promise;
    };
  });

/** Gives the page the content of the file that it is reading; without a content, the file has disappeared. */
export const releaseFile = (page: Page, content?: string): Promise<void> =>
  page.evaluate((text) => {
    if (text === undefined) window.heldFile!.reject(new Error('The file has disappeared.'));
    else window.heldFile!.resolve(new TextEncoder().encode(text).buffer as ArrayBuffer);
  }, content);
