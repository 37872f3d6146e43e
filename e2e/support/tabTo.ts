import type { Locator } from '@playwright/test';

/** Presses the Tab key until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element.matches(':focus'));
  for (let stops = 0; stops < 90; stops += 1) {
    if (await isFocused()) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`);
}
