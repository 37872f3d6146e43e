import { expect } from '../support/test.ts';
import type { Stop } from '../support/tours.ts';
import type { Walker } from '../support/walk.ts';
import { confirmedAt, reservationId, token } from './answers.ts';
import type { RegistrationState } from './expected/registration.ts';
import { registrationWalk } from './known.ts';
import { Forms, typedGuests } from './forms.ts';
import type { Holder } from './holder.ts';
import { sentGuests } from './sentGuests.ts';
import type { Standing } from './standings.ts';
import { booker, nobody, type Story } from './story.ts';
import { walker } from './walkers.ts';

/** A guest who registers everyone of their stay. */
export function registrar(holder: Holder): Walker<RegistrationState, Story> {
  const { hostSide } = holder;
  const screen = holder.of('registration');
  const forms = () => new Forms(screen, holder.story);
  const other = () => (holder.story.opened === 0 ? 1 : 0);
  const isLedTo = async (opened: number) => {
    holder.note({ opened });
    const { guests, voice } = holder.story;
    const name = voice.text('registration.guestOf', { number: opened + 1, guests: guests.length });
    await expect(screen.getByRole('heading', { name })).toBeFocused();
    await expect(screen.getByRole('heading', { name })).toBeInViewport();
  };
  const begun = async () => {
    const { guests, opened } = holder.story;
    await forms().types('surname', 'Silva Santos');
    const changed = guests.map((guest, at) =>
      at === opened ? { ...guest, surname: 'Silva Santos' } : guest,
    );
    holder.note({ guests: changed });
  };
  const empties = () => holder.note({ guests: [booker, nobody], opened: 0, isNationalityRefused: false });
  const notSaved = (kind: 'idempotency-mismatch' | 'unreachable') => async () => {
    await hostSide.fails('saveGuests', kind);
    holder.note({ isNationalityRefused: false, failure: kind });
  };
  const told = (standing: Standing) => async (stop: Stop<RegistrationState>) => {
    await holder.isTold(standing);
    if (stop.to === 'closed' || /^(closed|loading|confirmed)$/.test(stop.from)) empties();
  };
  return walker(holder, {
    ...registrationWalk,
    screen: (state) => (state === 'loading' ? holder.of('reservation') : screen),
    question: () => ({ reservationId, token, guests: sentGuests }),
    alsoAsked: ({ by, from }) => {
      if (by === 'page.reloaded') return ['loadReservation'];
      const isTold = by.startsWith('reservation.updated.') && from !== 'loading';
      const isDone = by === 'saveGuests.answered' || by === 'saveGuests.failed.wrong-state';
      return isTold || isDone || by === 'status.requested' ? ['refreshReservation'] : [];
    },
    acts: {
      'page.reloaded': async () => {
        holder.note({ told: undefined });
        await holder.opensAnew();
      },
      'reservation.updated.open': told('open'),
      'reservation.updated.registered': told('registered'),
      'reservation.updated.reopened': told('reopened'),
      'reservation.updated.cancelled': told('cancelled'),
      'guest.opened': async () => {
        const opened = other();
        await holder.presses('registration', opened === 1 ? 'registration.next' : 'registration.back');
        await isLedTo(opened);
      },
      'guest.opened~in the row': async () => {
        const opened = other();
        await forms().opens(opened);
        await isLedTo(opened);
      },
      'guest.changed': begun,
      'guests.submitted': async () => {
        await forms().fillsInAll();
        await forms().submit().click();
        holder.note({ guests: typedGuests, opened: 1 });
      },
      'saveGuests.answered': async () => {
        await hostSide.says('saveGuests', { status: 'confirmed', confirmedAt });
        await holder.refreshes('registered');
      },
      'saveGuests.failed.validation-failed': async () => {
        await hostSide.fails('saveGuests', 'validation-failed');
        holder.note({ opened: 1, isNationalityRefused: true });
      },
      'saveGuests.failed.idempotency-mismatch': notSaved('idempotency-mismatch'),
      'saveGuests.failed.unreachable': notSaved('unreachable'),
      'saveGuests.failed.wrong-state': async () => {
        await hostSide.fails('saveGuests', 'wrong-state');
        await holder.refreshes('open');
      },
      'status.requested': async () => {
        const pressed = await holder.presses('registration', 'registration.superseded.look');
        await holder.refreshes('open');
        return pressed;
      },
    },
  });
}
