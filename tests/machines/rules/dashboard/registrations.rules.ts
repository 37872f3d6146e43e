import type { registrationsMachine } from '../../../../machines/dashboard/registrations/registrations.machine.ts';
import { registeredStays } from '../../../../machines/dashboard/registrations/registrations.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof registrationsMachine>();

const [marie, ana] = registeredStays;
const abandoned = leadsTo('shown.refreshing', noReason, focusPage);

const choosing = {
  'reminder.requested': leadsTo(
    'reminding.sending',
    { chosen: marie, attempt: 4, isReminded: false, ...noReason },
    focusPage,
  ),
};

const whileDeciding = {
  'reminder.confirmed': leadsTo('reminding.sending'),
  'reminder.abandoned': abandoned,
};

const states = defineRules(
  { visitId: 'v7', stays: [ana], chosen: ana, attempt: 3, isReminded: true, ...waiting },
  {
    ...liveListRules<typeof registrationsMachine>({
      call: ['listRegistrations', undefined],
      refresh: 'refreshRegistrations',
      loaded: leadsTo('shown.idle', { stays: registeredStays, ...noReason }),
      on: choosing,
    }),
    'reminding.sending': {
      path: ['shown.idle', 'reminder.requested'],
      tags: ['waiting'],
      calls: { remindGuest: ['remindGuest', { number: ana.number, idempotencyKey: 'v7:remindGuest:3' }] },
      answers: {
        'remindGuest.answered': leadsTo('shown.refreshing', { isReminded: true, ...noReason }, focusPage),
      },
      fails: {
        remindGuest: outcomes(
          (failure) => leadsTo('reminding.refused', getReason(failure)),
          (failure) => leadsTo('reminding.unconfirmed', getReason(failure)),
          { 'too-many-requests': (failure) => leadsTo('reminding.tooMany', getReason(failure)) },
        ),
      },
    },
    'reminding.tooMany': {
      path: ['reminding.sending', 'remindGuest.failed.too-many-requests'],
      tags: ['failed'],
      on: whileDeciding,
    },
    'reminding.refused': {
      path: ['reminding.sending', 'remindGuest.failed.command-refused'],
      tags: ['failed'],
      on: { 'reminder.abandoned': abandoned },
    },
    'reminding.unconfirmed': {
      path: ['reminding.sending', 'remindGuest.failed.unreachable'],
      tags: ['failed'],
      on: { ...whileDeciding, 'reminder.confirmed': leadsTo('reminding.sending', {}, focusPage) },
    },
  },
);

/** The effect of each event in each state of the page about registrations. */
export const registrationsRules: Rules<typeof registrationsMachine> = {
  initial: {
    in: 'loading',
    with: { visitId: 'visit', stays: [], chosen: undefined, attempt: 0, isReminded: false, ...noReason },
  },
  states,
};
