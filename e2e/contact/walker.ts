import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { Happening } from '../../machines/atlas/chart.ts';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import { bringAbout, type Actions } from '../support/actions.ts';
import type { HostSide } from '../support/hostSide.ts';
import { all, alerts, holdsBack, offers, reads, shows, type Leaf, type Look } from '../support/looks.ts';
import type { Walker } from '../support/takeWalk.ts';
import { words } from '../support/words.ts';

type ContactState = Leaf<SnapshotFrom<typeof contactMachine>['value']>;

const form = shows('[name=name]', '[name=email]', '[name=phone]', '[name=reservationId]', '[name=message]');

/** What each state of the contact page must show; a state that is missing does not compile. */
const screens: Record<ContactState, Look> = {
  editing: all(form, offers('contact.send')),
  sending: all(form, holdsBack('contact.send')),
  refused: all(form, alerts('contact.saveError.title'), reads('violation.email'), offers('contact.send')),
  tooMany: all(form, reads('problem.tooManyRequests.title'), offers('contact.send')),
  notSent: all(form, alerts('contact.saveError.title'), offers('contact.send')),
  sent: all(reads('contact.sent.title'), offers('contact.another')),
};

interface World {
  page: Page;
  email: string;
  hostSide: HostSide;
}

/** Somebody who writes to a host in a real browser. */
export function visitor({ page, email, hostSide }: World): Walker {
  const contact = page.locator('[data-machine=contact]');
  const presses = (id: 'contact.send' | 'contact.another') =>
    contact.getByRole('button', { name: words(id), exact: true }).click();
  const remembered = { firstName: 'Ana', lastName: 'Silva', email, phonePrefix: '+351', phone: '912345678' };
  const fillsIn = async () => {
    await contact.locator('[name=name]').fill('Ana Silva');
    await contact.locator('[name=email]').fill(email);
    await contact.locator('[name=phonePrefix]').selectOption('PT');
    await contact.locator('[name=phone]').fill('912 345 678');
    await contact.locator('[name=message]').fill('Is there a cot?');
  };
  const actions: Actions = {
    'draft.recalled': async () => {
      await page.evaluate(
        (record) => {
          localStorage.setItem('remember-details', 'true');
          localStorage.setItem('guest-info', record);
        },
        JSON.stringify({ ...remembered, locale: 'en' }),
      );
      await page.reload();
      await expect(contact.locator('[name=name]')).toHaveValue('Ana Silva');
    },
    'message.changed': () => contact.locator('[name=message]').fill('Is there a cot, and a chair?'),
    'message.submitted': async () => {
      await fillsIn();
      await presses('contact.send');
    },
    'message.anotherBegun': () => presses('contact.another'),
  };
  return {
    does: (happening: Happening) => bringAbout(happening, actions, hostSide),
    sees: async (state) => {
      await expect(contact).toHaveAttribute('data-state', state);
      await screens[state as ContactState](contact);
    },
  };
}
