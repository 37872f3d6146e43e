import type { sharedCalendarMachine } from '../../../../machines/dashboard/sharedCalendar/sharedCalendar.machine.ts';
import { sampleAddresses } from '../../../../machines/dashboard/sharedCalendar/sharedCalendar.model.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof sharedCalendarMachine>();

const [present, renewed] = sampleAddresses;
const toAddress = leadsTo('shown', noReason, focusPage);
const toPresentAddress = leadsTo('loading', noReason, focusPage);

const states = defineRules(
  {
    visitId: 'v7',
    property: 'moinho',
    address: 'https://casa.example/calendars/moinho/known.ics',
    isRenewed: false,
    attempt: 3,
    ...waiting,
  },
  {
    ...loadingRules<typeof sharedCalendarMachine>({
      call: ['getCalendarAddress', 'moinho'],
      loaded: leadsTo('shown', { address: present, ...noReason }),
      fails: { 'not-found': (failure) => leadsTo('unknown', getReason(failure)) },
    }),
    unknown: {
      path: ['loading', 'getCalendarAddress.failed.not-found'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('loading', {}, focusPage) },
    },
    shown: {
      path: ['loading', 'getCalendarAddress.answered'],
      on: { 'renewal.requested': leadsTo('renewing.confirming', { attempt: 4 }, focusPage) },
    },
    'renewing.confirming': {
      path: ['shown', 'renewal.requested'],
      on: { 'renewal.confirmed': leadsTo('renewing.sending'), 'renewal.abandoned': toAddress },
    },
    'renewing.sending': {
      path: ['renewing.confirming', 'renewal.confirmed'],
      tags: ['waiting'],
      calls: {
        renewCalendarAddress: [
          'renewCalendarAddress',
          { property: 'moinho', idempotencyKey: 'v7:renewCalendarAddress:3' },
        ],
      },
      answers: {
        'renewCalendarAddress.answered': leadsTo(
          'shown',
          { address: renewed, isRenewed: true, ...noReason },
          focusPage,
        ),
      },
      fails: {
        renewCalendarAddress: outcomes(
          (failure) => leadsTo('renewing.rejected', getReason(failure)),
          (failure) => leadsTo('renewing.unconfirmed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('renewing.proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('renewing.tooMany', getReason(failure)),
          },
        ),
      },
    },
    'renewing.proving': {
      path: ['renewing.sending', 'renewCalendarAddress.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('renewing.sending', noReason, focusPage),
        'proof.answered.abandoned': toPresentAddress,
      },
    },
    'renewing.tooMany': {
      path: ['renewing.sending', 'renewCalendarAddress.failed.too-many-requests'],
      tags: ['failed'],
      on: { 'renewal.confirmed': leadsTo('renewing.sending'), 'renewal.abandoned': toPresentAddress },
    },
    'renewing.rejected': {
      path: ['renewing.sending', 'renewCalendarAddress.failed.command-refused'],
      tags: ['failed'],
      on: { 'renewal.abandoned': toPresentAddress },
    },
    'renewing.unconfirmed': {
      path: ['renewing.sending', 'renewCalendarAddress.failed.unreachable'],
      tags: ['failed'],
      on: {
        'renewal.confirmed': leadsTo('renewing.sending', {}, focusPage),
        'renewal.abandoned': toPresentAddress,
      },
    },
  },
);

/** The effect of each event in each state of the address of a property's calendar. */
export const sharedCalendarRules: Rules<typeof sharedCalendarMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      property: 'casa-do-limoeiro',
      address: '',
      isRenewed: false,
      attempt: 0,
      ...noReason,
    },
  },
  states,
};
