import type { registrationsMachine } from '../../../../machines/dashboard/registrations/registrations.machine.ts';
import { registeredStays } from '../../../../machines/dashboard/registrations/registrations.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { leadsTo, defineRules } = rulesFor<typeof registrationsMachine>();

const [marie, ana] = registeredStays;
const loaded = { stays: registeredStays, ...noReason };
const abandoned = leadsTo('shown.refreshing', noReason, focusPage);

const next = {
  'data.changed': leadsTo('shown.refreshing'),
  'reminder.requested': leadsTo(
    'reminding.confirming',
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
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { listRegistrations: ['listRegistrations', undefined] },
      answers: { 'listRegistrations.answered': leadsTo('shown.still', loaded) },
      fails: { listRegistrations: { otherwise: (why) => leadsTo('notLoaded', getReason(why)) } },
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'listRegistrations.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
      },
    },
    'shown.still': { first: ['loading', 'listRegistrations.answered'], on: next },
    'shown.refreshing': {
      first: ['shown.still', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshRegistrations: ['listRegistrations', undefined] },
      answers: { 'refreshRegistrations.answered': leadsTo('shown.still', loaded) },
      fails: { refreshRegistrations: { otherwise: (why) => leadsTo('shown.outdated', getReason(why)) } },
      on: next,
    },
    'shown.outdated': {
      first: ['shown.refreshing', 'refreshRegistrations.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...next,
        'retry.requested': leadsTo('shown.refreshing', {}, focusPage),
        'connection.returned': leadsTo('shown.refreshing'),
      },
    },
    'reminding.confirming': { first: ['shown.still', 'reminder.requested'], on: whileDeciding },
    'reminding.sending': {
      first: ['reminding.confirming', 'reminder.confirmed'],
      tags: ['waiting'],
      calls: { remindGuest: ['remindGuest', { number: ana.number, idempotencyKey: 'v7:remindGuest:3' }] },
      answers: {
        'remindGuest.answered': leadsTo('shown.refreshing', { isReminded: true, ...noReason }, focusPage),
      },
      fails: {
        remindGuest: outcomes(
          (why) => leadsTo('reminding.refused', getReason(why)),
          (why) => leadsTo('reminding.unconfirmed', getReason(why)),
          { 'too-many-requests': (why) => leadsTo('reminding.tooMany', getReason(why)) },
        ),
      },
    },
    'reminding.tooMany': {
      first: ['reminding.sending', 'remindGuest.failed.too-many-requests'],
      tags: ['failed'],
      on: whileDeciding,
    },
    'reminding.refused': {
      first: ['reminding.sending', 'remindGuest.failed.command-refused'],
      tags: ['failed'],
      on: { 'reminder.abandoned': abandoned },
    },
    'reminding.unconfirmed': {
      first: ['reminding.sending', 'remindGuest.failed.unreachable'],
      tags: ['failed'],
      on: { ...whileDeciding, 'reminder.confirmed': leadsTo('reminding.sending', {}, focusPage) },
    },
  },
);

/** The effect of each event in each state of the page about registrations. */
export const registrationsRules: Rules<typeof registrationsMachine> = {
  begins: {
    in: 'loading',
    with: { visitId: 'visit', stays: [], chosen: undefined, attempt: 0, isReminded: false, ...noReason },
  },
  states,
};
