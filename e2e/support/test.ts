import { test as base, expect } from '@playwright/test';

// A call that a test lets fail, or a page that is not there, is no mistake of the page.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

/** Tests of which each page must run without an error of its own. */
export const test = base.extend<{ noErrors: void }>({
  noErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
      });
      await use();
      expect(errors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
