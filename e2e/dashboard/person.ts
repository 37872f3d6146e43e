import type { Locator, Page } from '@playwright/test';
import { isNightly } from '../../scripts/nightly.mjs';
import { expect, test } from '../support/test.ts';

/** How much slower the simulated phone is than this machine; as fast by day, to save time. */
const cpuSlowdown = isNightly ? 4 : 1;

/** The most taps that a weekly task may take. */
const mostTaps = 8;

type Role = 'button' | 'link' | 'radio' | 'gridcell' | 'row';

/**
 * A person with a phone, who finds everything by the words on the screen. Taps are counted, and apart from them the
 * characters that are typed, without the keys of the screen's keyboard that lead to the next field or submit the form.
 */
export class Person {
  readonly #page: Page;
  #taps = 0;
  #keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Takes a slow phone in the hand. */
  async slowDown(): Promise<void> {
    const devTools = await this.#page.context().newCDPSession(this.#page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }

  async #tap(target: Locator): Promise<void> {
    this.#taps += 1;
    await target.tap();
  }

  /** Taps what has this role and these words. */
  tap = (role: Role, name: string | RegExp) => this.#tap(this.#page.getByRole(role, { name, exact: true }));

  /** Taps an entry of the navigation. */
  goTo = (name: string) =>
    this.#tap(this.#page.getByRole('navigation').getByRole('link', { name, exact: true }));

  /** Taps the cell of a property whose words begin with these. */
  tapNight = (property: string, night: string) =>
    this.#tap(
      this.#page
        .getByRole('row')
        .filter({ has: this.#page.getByRole('rowheader', { name: property }) })
        .getByRole('gridcell', { name: new RegExp(`^${night},`) }),
    );

  /** Taps a field and types into it. */
  async fill(label: string, typed: string): Promise<void> {
    await this.#tap(this.#page.getByLabel(label, { exact: true }));
    await this.type(typed);
  }

  /** Taps a field, and types in the place of what it contains; in the part with a title if several parts have such a field. */
  async replace(label: string, typed: string, title?: string): Promise<void> {
    const part = title === undefined ? this.#page.getByRole('main') : this.#findPart(title);
    const field = part.getByLabel(label, { exact: true });
    await this.#tap(field);
    this.#keys += typed.length;
    await field.fill(typed);
  }

  /** Returns the group or the item of a list that has a title. */
  #findPart(title: string): Locator {
    const heading = this.#page.getByRole('heading', { name: title, exact: true });
    return this.#page
      .getByRole('group', { name: title, exact: true })
      .or(this.#page.getByRole('listitem').filter({ has: heading }));
  }

  /** Opens what is folded to a line that begins with a title. */
  unfold = (title: string) =>
    this.#tap(this.#page.getByRole('main').locator('summary').filter({ hasText: title }));

  /** Taps a button that opens the photos of the phone, and chooses some. */
  async choosePhotos(button: string, files: readonly string[]): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.tap('button', button);
    this.#taps += files.length;
    await (await chooser).setFiles([...files]);
  }

  /** Taps a list and one of its options. */
  async choose(label: string, option: string): Promise<void> {
    this.#taps += 2;
    await this.#page.getByLabel(label, { exact: true }).selectOption({ label: option });
  }

  /** Taps a list of a group, in the part with a title, and one of its options. */
  async chooseIn(title: string, group: string, label: string, option: string): Promise<void> {
    this.#taps += 2;
    const groups = this.#findPart(title).getByRole('group', { name: group, exact: true });
    await groups.getByLabel(label, { exact: true }).selectOption({ label: option });
  }

  /** Opens the months and the date of the calendar. */
  openMonths = () => this.#tap(this.#page.getByRole('main').locator('summary').first());

  /** Taps a field for a date, and types it. */
  async fillDate(label: string, date: string): Promise<void> {
    const field = this.#page.getByLabel(label, { exact: true });
    await this.#tap(field);
    this.#keys += date.length;
    await field.fill(date);
    await this.press('Enter');
  }

  /** Types into a field that has the cursor as soon as it is shown. */
  async typeInto(label: string, typed: string): Promise<void> {
    await expect(this.#page.getByLabel(label, { exact: true })).toBeFocused();
    await this.type(typed);
  }

  /** Types into the field that has the cursor. */
  type(typed: string): Promise<void> {
    this.#keys += typed.length;
    return this.#page.keyboard.insertText(typed);
  }

  /** Presses a key of the keyboard. */
  press = (key: 'Tab' | 'Enter') => this.#page.keyboard.press(key);

  /** Waits until the screen shows these words. */
  async reads(...texts: readonly (string | RegExp)[]): Promise<void> {
    for (const text of texts) await expect(this.#page.getByRole('main')).toContainText(text);
  }

  /** The number of taps so far. */
  get taps(): number {
    return this.#taps;
  }

  /** The number of typed characters so far. */
  get keys(): number {
    return this.#keys;
  }

  /** Notes the taps with the seconds since `start`, and expects few of them. */
  finish(start: number, most = mostTaps): void {
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    test.info().annotations.push({ type: 'task', description: `${this.#taps} taps, ${seconds} s` });
    expect(this.#taps).toBeLessThanOrEqual(most);
  }
}
