import { expect, type Locator } from '@playwright/test';
import { words, type MessageId } from './words.ts';

/** The dotted paths of a state value. */
export type Leaf<V> = V extends string
  ? V
  : { [K in keyof V & string]: `${K}.${Leaf<V[K]>}` }[keyof V & string];

/** What a state's screen must show, looked for in the element that its machine's view renders. */
export type Look = (screen: Locator) => Promise<void>;

/** Messages as far as their first argument. */
export const reads =
  (...ids: MessageId[]): Look =>
  async (screen) => {
    for (const id of ids) await expect(screen).toContainText(words(id).replace(/\{.*$/s, ''));
  };

const button = (screen: Locator, id: MessageId) =>
  screen.getByRole('button', { name: words(id), exact: true }).first();

export const offers =
  (...ids: MessageId[]): Look =>
  async (screen) => {
    for (const id of ids) await expect(button(screen, id)).toBeEnabled();
  };

/** A button that is there and cannot be pressed, because an answer is on its way. */
export const holdsBack =
  (...ids: MessageId[]): Look =>
  async (screen) => {
    for (const id of ids) {
      await expect(button(screen, id)).toBeVisible();
      const isHeldBack = await button(screen, id).evaluate((element) =>
        element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
      );
      expect(isHeldBack).toBe(true);
    }
  };

export const alerts =
  (id: MessageId): Look =>
  async (screen) => {
    const alert = screen.getByRole('alert').filter({ hasText: words(id) });
    await expect(alert.first()).toBeVisible();
  };

export const shows =
  (...selectors: string[]): Look =>
  async (screen) => {
    for (const selector of selectors) await expect(screen.locator(selector).first()).toBeVisible();
  };

export const all =
  (...looks: Look[]): Look =>
  async (screen) => {
    for (const look of looks) await look(screen);
  };
