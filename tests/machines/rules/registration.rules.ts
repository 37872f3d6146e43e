import { toViolation } from '../../../contract/schemas/violations.ts';
import { emptyForm } from '../../../machines/registration/forms.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationContext } from '../../../machines/registration/registration.types.ts';
import { sampleVisit } from '../../../machines/shared/reservation.samples.ts';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import { link } from './link.ts';
import { rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof registrationMachine>();

const rita = { ...emptyForm, surname: 'Sousa', givenNames: 'Rita', nationality: 'PRT' };
const jon = { ...emptyForm, surname: 'Doe', givenNames: 'Jon', nationality: 'USA' };

const ofSurname = toViolation('guests[0].surname', 'blank');
const ofNationality = toViolation('guests[1].nationality', 'blank');

const full: RegistrationContext = {
  ...link,
  attempt: 3,
  guests: [rita, jon],
  prepared: [rita, emptyForm],
  chosen: [],
  // No form is there: each change of it shows.
  opened: 2,
  violations: [ofSurname, ofNationality],
  ...waiting,
  confirmedAt: '2026-01-01T00:00:00Z',
};

/** Documents are not kept longer than they are needed. */
const noForms = { guests: [], prepared: [], chosen: [], opened: 0, ...noReason, violations: [] };

const closed = { ...noForms, attempt: 4 };
const confirmed = { ...noForms, confirmedAt: '2027-04-30T12:00:00Z' };

const off = { 'reservation.updated.cancelled': leadsTo('closed', closed) };
const offOrRegistered = { ...off, 'reservation.updated.registered': leadsTo('confirmed', confirmed) };

/** The booking guest usually is one of the guests. */
const prepared = [{ ...emptyForm, surname: 'Silva', givenNames: 'Ana' }, emptyForm];

/** The host returns the number of guests: one form for each. */
const open = {
  'reservation.updated.open': leadsTo('collecting', { guests: prepared, prepared, opened: 0 }),
  'reservation.updated.reopened': leadsTo('collecting', { guests: prepared, prepared, opened: 0 }),
};

/** With other answers it is another try: the host would answer an earlier one again. */
const reopened = {
  'reservation.updated.reopened': leadsTo('collecting', {
    guests: prepared,
    prepared,
    opened: 0,
    attempt: 4,
  }),
};

/** The violation of the surname leadsTo, the other one stays. */
const typed = { guests: [{ ...rita, surname: 'Silva' }, jon], violations: [ofNationality] };

/** The pressed button may have disappeared, and the next form begins further up. */
const ledToTheForm = { uiEffect: { type: 'focus.requested', on: 'registration' } } as const;

/** The stored draft of the host replaces the forms, including errors. */
const kept = {
  guests: [{ ...emptyForm, surname: 'Costa' }, emptyForm],
  opened: 0,
  ...noReason,
  violations: [],
};

const whileTyping = {
  ...offOrRegistered,
  'guest.opened': unchanged({ opened: 1 }, ledToTheForm),
  'guest.changed': unchanged(typed, 'reportForms'),
  'draft.found': leadsTo('collecting', kept),
  'guests.submitted': leadsTo('saving', {}, 'reportSending'),
} as const;

/** The button that sent the forms is gone once they are answered. */
const ledToTheOutcome = { uiEffect: { type: 'focus.requested', on: 'registration' } } as const;

/** The host's violations, at the fields on the screen: a name is typed in parts. */
const shown = ({ failure, retryAfter, violations }: FailedCall) => ({
  failure,
  retryAfter,
  violations: violations.map((one) =>
    one === ofNationality ? one : { ...one, propertyPath: 'guests[1].surname' },
  ),
});

const states = defineRules(full, {
  loading: { first: 'begins', tags: ['waiting'], on: { ...offOrRegistered, ...open } },
  collecting: {
    first: ['loading', 'reservation.updated.open'],
    tags: ['settled'],
    on: {
      ...whileTyping,
      'draft.recalled': unchanged(
        { guests: [{ ...emptyForm, surname: 'Silva' }, emptyForm], opened: 1 },
        'reportForms',
      ),
    },
  },
  saving: {
    first: ['collecting', 'guests.submitted'],
    tags: ['waiting'],
    calls: {
      saveGuests: [
        'saveGuests',
        {
          reservationId: 'held',
          token: 'key',
          guests: [rita, jon],
          idempotencyKey: 'v7:saveGuests:3',
        },
      ],
    },
    answers: { 'saveGuests.answered': leadsTo('confirmed', confirmed, 'reportChange', ledToTheOutcome) },
    fails: {
      saveGuests: {
        'validation-failed': (why) =>
          leadsTo('refused', { ...shown(why), opened: 1, attempt: 4 }, 'reportForms'),
        'wrong-state': (why) =>
          leadsTo('superseded', { ...shown(why), attempt: 4 }, 'reportChange', ledToTheOutcome),
        'idempotency-mismatch': (why) => leadsTo('notSaved', { ...shown(why), attempt: 4 }, 'reportForms'),
        otherwise: (why) => leadsTo('notSaved', shown(why), 'reportForms'),
      },
    },
  },
  refused: {
    first: ['saving', 'saveGuests.failed.validation-failed'],
    tags: ['failed'],
    on: whileTyping,
  },
  notSaved: {
    first: ['saving', 'saveGuests.failed.unreachable'],
    tags: ['failed'],
    // The outcome of the first attempt is unknown, so changed answers are another registration.
    on: {
      ...whileTyping,
      'guest.changed': unchanged({ ...typed, attempt: 4 }, 'reportForms'),
      'draft.found': leadsTo('collecting', { ...kept, attempt: 4 }),
    },
  },
  superseded: {
    first: ['saving', 'saveGuests.failed.wrong-state'],
    tags: ['failed'],
    on: { ...offOrRegistered, 'status.requested': unchanged({}, 'reportChange') },
  },
  confirmed: { first: ['saving', 'saveGuests.answered'], tags: ['settled'], on: { ...off, ...reopened } },
  closed: {
    first: ['loading', 'reservation.updated.cancelled'],
    tags: ['settled'],
    arrives: { changes: closed },
    on: {
      ...open,
      'reservation.updated.cancelled': leadsTo('closed'),
      'reservation.updated.registered': leadsTo('confirmed', confirmed),
    },
  },
});

/** The rules for each event in each state of a registration. */
export const registrationRules: Rules<typeof registrationMachine> = {
  begins: { in: 'loading', with: { ...sampleVisit, ...noForms, attempt: 1, confirmedAt: undefined } },
  provided: ['reportForms', 'reportSending', 'reportChange'],
  refused: [toViolation('guests[1].name', 'blank'), ofNationality],
  states,
};
