import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import { bringAbout, type Actions } from '../support/actions.ts';
import { choosesLanguage } from '../support/language.ts';
import { all, offers, reads, shows, type Leaf, type Look } from '../support/looks.ts';
import type { Walker } from '../support/takeWalk.ts';
import { Forms } from './forms.ts';
import { tellings, type ReservationPage } from './page.ts';

type RegistrationState = Leaf<SnapshotFrom<typeof registrationMachine>['value']>;

const form = shows('[name$=surname]', '[name$=documentNumber]', '[name$=nationality]');
const canBeSent: Look = (screen) => expect(new Forms(screen).submit()).toBeEnabled();

/** What each state of the registration must show; a state that is missing does not compile. */
const screens: Record<Exclude<RegistrationState, 'loading'>, Look> = {
  collecting: form,
  saving: (screen) => expect(new Forms(screen).submit()).toHaveAttribute('aria-busy', 'true'),
  refused: all(form, reads('registration.saveError.title', 'violation.country'), canBeSent),
  notSaved: all(form, reads('registration.saveError.title', 'registration.notSaved.text'), canBeSent),
  superseded: all(reads('registration.superseded.title'), offers('registration.superseded.look')),
  confirmed: reads('registration.confirmed.title'),
  closed: reads('registration.closed'),
};

/** Somebody who registers the guests of their stay in a real browser. */
export function registrar(on: ReservationPage): Walker {
  const screen = on.of('registration');
  const forms = new Forms(screen);
  const actions: Actions = {
    ...tellings(on),
    'draft.recalled': async () => {
      await forms.opens(0);
      await forms.types('surname', 'Silva');
      await choosesLanguage(on.page, 'Deutsch');
      await on.hostSide.answers('loadReservation');
      await expect(forms.field('surname')).toHaveValue('Silva');
    },
    'guest.opened': () => forms.opens(1),
    'guest.changed': async () => {
      await forms.opens(0);
      await forms.types('surname', 'Silva Santos');
    },
    'guests.submitted': async () => {
      await forms.fillsInAll();
      await forms.submit().click();
    },
    'standing.requested': () => on.presses('registration', 'registration.superseded.look'),
  };
  return {
    does: (happening) => bringAbout(happening, actions, on.hostSide),
    sees: async (state) => {
      // What is within a reservation comes with it.
      if (state === 'loading') return on.is('reservation', 'loading.asking');
      await on.is('registration', state);
      await screens[state as keyof typeof screens](screen);
    },
  };
}
