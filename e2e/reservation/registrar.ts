import { expect } from '../support/test.ts';
import type { Stop } from 'statechart-atlas/playwright';
import type { Walker } from '../support/walk.ts';
import { confirmedAt, reservationId, token } from './answers.ts';
import type { RegistrationState } from './expected/registration.ts';
import { registrationWalk } from './walks.ts';
import { Forms, typedGuests } from './forms.ts';
import type { Holder } from './holder.ts';
import { sentGuests } from './sentGuests.ts';
import type { ReservationVariant } from './reservationVariants.ts';
import { booker, noGuest, type Scenario } from './scenario.ts';
import { createWalker } from './createWalker.ts';

/** A guest who registers everyone of their stay. */
export function registrar(holder: Holder): Walker<RegistrationState, Scenario> {
  const { hostStub } = holder;
  const screen = holder.of('registration');
  const forms = () => new Forms(screen, holder.scenario);
  const other = () => (holder.scenario.opened === 0 ? 1 : 0);
  const expectOpened = async (opened: number) => {
    holder.updateScenario({ opened });
    const { guests, translator } = holder.scenario;
    const name = translator.text('registration.guestOf', { number: opened + 1, guests: guests.length });
    await expect(screen.getByRole('heading', { name })).toBeFocused();
    await expect(screen.getByRole('heading', { name })).toBeInViewport();
  };
  const changeGuest = async () => {
    const { guests, opened } = holder.scenario;
    await forms().type('surname', 'Silva Santos');
    const changed = guests.map((guest, at) =>
      at === opened ? { ...guest, surname: 'Silva Santos' } : guest,
    );
    holder.updateScenario({ guests: changed });
  };
  const resetForms = () =>
    holder.updateScenario({ guests: [booker, noGuest], opened: 0, isNationalityRefused: false });
  const refuseSave = (kind: 'idempotency-mismatch' | 'unreachable') => async () => {
    await hostStub.fail('saveGuests', kind);
    holder.updateScenario({ isNationalityRefused: false, failure: kind });
  };
  const createUpdate = (variant: ReservationVariant) => async (stop: Stop<RegistrationState>) => {
    await holder.updateReservation(variant);
    if (stop.to === 'closed' || /^(closed|loading|confirmed)$/.test(stop.from)) resetForms();
  };
  return createWalker(holder, {
    ...registrationWalk,
    screen: (state) => (state === 'loading' ? holder.of('reservation') : screen),
    requestBody: () => ({ reservationId, token, guests: sentGuests }),
    otherCalls: ({ event, from }) => {
      if (event === 'page.reloaded') return ['loadReservation'];
      const isUpdate = event.startsWith('reservation.updated.') && from !== 'loading';
      const isDone = event === 'saveGuests.answered' || event === 'saveGuests.failed.wrong-state';
      return isUpdate || isDone || event === 'status.requested' ? ['refreshReservation'] : [];
    },
    actions: {
      'page.reloaded': async () => {
        holder.updateScenario({ variant: undefined });
        await holder.reopen();
      },
      'reservation.updated.open': createUpdate('open'),
      'reservation.updated.registered': createUpdate('registered'),
      'reservation.updated.reopened': createUpdate('reopened'),
      'reservation.updated.cancelled': createUpdate('cancelled'),
      'guest.opened': async () => {
        const opened = other();
        await holder.press('registration', opened === 1 ? 'registration.next' : 'registration.back');
        await expectOpened(opened);
      },
      'guest.opened~in the row': async () => {
        const opened = other();
        await forms().open(opened);
        await expectOpened(opened);
      },
      'guest.changed': changeGuest,
      'guests.submitted': async () => {
        await forms().fillAll();
        await forms().submit().click();
        holder.updateScenario({ guests: typedGuests, opened: 1 });
      },
      'saveGuests.answered': async () => {
        await hostStub.answerWith('saveGuests', { status: 'confirmed', confirmedAt });
        await holder.answerRefresh('registered');
      },
      'saveGuests.failed.validation-failed': async () => {
        await hostStub.fail('saveGuests', 'validation-failed');
        holder.updateScenario({ opened: 1, isNationalityRefused: true });
      },
      'saveGuests.failed.idempotency-mismatch': refuseSave('idempotency-mismatch'),
      'saveGuests.failed.unreachable': refuseSave('unreachable'),
      'saveGuests.failed.wrong-state': async () => {
        await hostStub.fail('saveGuests', 'wrong-state');
        await holder.answerRefresh('open');
      },
      'status.requested': async () => {
        const pressed = await holder.press('registration', 'registration.superseded.look');
        await holder.answerRefresh('open');
        return pressed;
      },
    },
  });
}
