import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { propertyPage } from '../../contract/rules/addresses.ts';
import { tabTo } from '../support/tabTo.ts';
import { words, type MessageId } from '../support/words.ts';
import { expect, property, test } from './managedProperty.ts';

const photo = resolve(import.meta.dirname, '../../demo/casa-do-limoeiro/photos/02-living-room.webp');

/** Says why the focus cannot be seen. Headings that a script focuses have no outline. */
function findFocusFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const { top, bottom } = focused.getBoundingClientRect();
  const name = `${focused.localName} “${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40)}”`;
  if (bottom <= 0 || top >= window.innerHeight) return `${name} is outside of the window`;
  const hasOutline = getComputedStyle(focused).outlineStyle !== 'none';
  return hasOutline || focused.getAttribute('tabindex') === '-1' ? undefined : `${name} has no outline`;
}

/** A person without a mouse, for whom the focus must always be visible. */
class KeyboardPerson {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      await expect.poll(() => this.#page.evaluate(findFocusFault), `after ${key}`).toBeUndefined();
    }
  }

  async activate(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await tabTo(this.main.getByRole(role, { name }).first());
    await this.press('Enter');
  }

  /** Replaces the text of the first field with this label. */
  async type(label: string, typed: string): Promise<void> {
    await tabTo(this.main.getByLabel(label, { exact: true }).first());
    await this.press('ControlOrMeta+a');
    await this.#page.keyboard.type(typed);
  }

  unfold = async (title: string) => {
    await tabTo(this.main.locator('summary').filter({ hasText: title }));
    await this.press('Enter');
  };

  focuses = (target: Locator) => expect(target).toBeFocused();

  /** Opens a section from another one. */
  async openSection(section: MessageId, isFirst = false): Promise<void> {
    if (!isFirst) await this.activate('link', words('dashboard.editor.back'));
    await this.activate('link', new RegExp(`^${words(section)}`));
    await this.focuses(this.main.getByRole('heading', { name: words(section), level: 1 }));
  }

  async publish(): Promise<void> {
    await this.activate('link', words('dashboard.review.title'));
    await this.activate('button', words('dashboard.review.publish'));
    await expect(this.main).toContainText(words('dashboard.review.published'));
    await this.press('Tab');
  }
}

test('changes, publishes and reverts a property with the keyboard alone', async ({ page, guest }) => {
  const person = new KeyboardPerson(page);
  const { main } = person;
  const expectSummary = async (summary: string) => {
    await guest.goto(propertyPage('en', property));
    await expect(guest.getByText(summary).first()).toBeVisible();
  };
  await page.goto(dashboardPages.properties);
  await person.activate('link', 'Edit: Casa da Rosa');

  await person.openSection('dashboard.editor.texts', true);
  await person.type(words('dashboard.field.summary'), 'A house with many roses.');

  await person.openSection('dashboard.editor.location');
  const pin = main.getByRole('button', { name: /^Pin of the property/ });
  await tabTo(pin);
  const position = await pin.getAttribute('aria-label');
  await person.press('ArrowUp', 'Shift+ArrowRight');
  expect(await pin.getAttribute('aria-label')).not.toBe(position);
  await person.activate('button', 'Add a place');
  await person.focuses(main.locator('summary').last());
  await person.press('Enter', 'Enter');
  await person.activate('button', 'Remove: Place 1');
  await person.focuses(main.getByRole('button', { name: 'Add a place' }));

  await person.openSection('dashboard.editor.photos');
  const chooser = page.waitForEvent('filechooser');
  await person.activate('button', words('dashboard.photos.choose'));
  await (await chooser).setFiles(photo);
  await expect(main).toContainText('1 of 1 photo sent');
  await person.unfold('Photo 2');
  await tabTo(main.getByLabel('Move to: photo 2'));
  await person.press('Home');
  await person.focuses(main.getByLabel('Move to: photo 1'));
  await person.type('What the photo shows', 'The living room');

  await person.openSection('dashboard.editor.texts');
  await person.publish();
  await expectSummary('A house with many roses.');

  await person.activate('link', words('dashboard.review.backToProperty'));
  await person.activate('link', words('dashboard.history.title'));
  await tabTo(main.getByRole('button', { name: /^Compare with version/ }).last());
  await person.press('Enter');
  await person.activate('button', /^Use version/);
  await expect(main).toContainText(words('dashboard.history.restored.text'));
  await person.publish();
  await expectSummary('A house with roses.');
});
