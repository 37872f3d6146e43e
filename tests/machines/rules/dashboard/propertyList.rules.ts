import type { propertyListMachine } from '../../../../machines/dashboard/propertyList/propertyList.machine.ts';
import { listedProperties } from '../../../../machines/dashboard/shared/property.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof propertyListMachine>();

const [casa, moinho] = [listedProperties[0]!, listedProperties[1]!];
const order = [moinho.property, casa.property];
const change = { kind: 'adopt', property: moinho } as const;

const whileShown = {
  'search.changed': unchanged({ search: 'Casa', most: 50 }),
  'more.requested': unchanged({ most: 150 }),
  'ordering.started': unchanged({ isOrdering: true, search: '', moved: '' }),
  'ordering.ended': unchanged({ isOrdering: false, moved: '' }),
};
/** Moinho is the first one already, so the order stays; the attempt is another one. */
const moved = { moved: moinho.property, attempt: 4 };

const deciding = {
  ...whileShown,
  'property.moved': leadsTo('shown.ordering', moved),
  'change.requested': leadsTo(
    'changing.confirming',
    { change: { kind: 'retire', property: casa }, done: undefined, attempt: 4, ...noReason },
    focusPage,
  ),
};
const toList = leadsTo('shown.refreshing', noReason, focusPage);
const toPresentList = leadsTo('loading', noReason, focusPage);

const liveRules = liveListRules<typeof propertyListMachine>({
  call: ['listProperties', undefined],
  loaded: leadsTo('shown.idle', { properties: listedProperties, ...noReason }),
  refresh: 'refreshProperties',
});
const withDeciding = (on: object | undefined) => ({ ...on, ...deciding });

const states = defineRules(
  {
    visitId: 'v7',
    properties: [moinho, casa],
    search: 'o',
    most: 100,
    isOrdering: true,
    moved: 'before',
    change,
    done: change,
    attempt: 3,
    ...waiting,
  },
  {
    ...liveRules,
    'shown.idle': { ...liveRules['shown.idle'], on: withDeciding(liveRules['shown.idle'].on) },
    'shown.refreshing': {
      ...liveRules['shown.refreshing'],
      on: withDeciding(liveRules['shown.refreshing'].on),
    },
    'shown.outdated': { ...liveRules['shown.outdated'], on: withDeciding(liveRules['shown.outdated'].on) },
    'shown.ordering': {
      path: ['shown.idle', 'property.moved'],
      tags: ['waiting'],
      calls: {
        orderProperties: ['orderProperties', { properties: order, idempotencyKey: 'v7:orderProperties:3' }],
      },
      answers: {
        'orderProperties.answered': leadsTo('shown.refreshing', noReason),
        'orderProperties.answered.earlier': leadsTo('shown.ordering', noReason),
      },
      fails: {
        orderProperties: outcomes(
          (failure) => leadsTo('shown.notOrdered', { ...getReason(failure), attempt: 4 }),
          (failure) => leadsTo('shown.notOrdered', getReason(failure)),
        ),
      },
      on: { ...whileShown, 'property.moved': unchanged(moved) },
    },
    'shown.notOrdered': {
      path: ['shown.ordering', 'orderProperties.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...deciding,
        'data.changed': leadsTo('shown.refreshing'),
        'retry.requested': leadsTo('shown.ordering', {}, focusPage),
        'connection.returned': leadsTo('shown.ordering'),
      },
    },
    'changing.confirming': {
      path: ['shown.idle', 'change.requested'],
      on: { 'change.confirmed': leadsTo('changing.sending'), 'change.abandoned': toList },
    },
    'changing.sending': {
      path: ['changing.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { changeProperty: ['changeProperty', { change, idempotencyKey: 'v7:adopt:3' }] },
      answers: { 'changeProperty.answered': leadsTo('loading', { done: change, ...noReason }, focusPage) },
      fails: {
        changeProperty: outcomes(
          (failure) => leadsTo('changing.rejected', getReason(failure)),
          (failure) => leadsTo('changing.unconfirmed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('changing.proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('changing.tooMany', getReason(failure)),
          },
        ),
      },
    },
    'changing.proving': {
      path: ['changing.sending', 'changeProperty.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('changing.sending', noReason, focusPage),
        'proof.answered.abandoned': toPresentList,
      },
    },
    'changing.tooMany': {
      path: ['changing.sending', 'changeProperty.failed.too-many-requests'],
      tags: ['failed'],
      on: { 'change.confirmed': leadsTo('changing.sending'), 'change.abandoned': toPresentList },
    },
    'changing.rejected': {
      path: ['changing.sending', 'changeProperty.failed.content-incomplete'],
      tags: ['failed'],
      on: { 'change.abandoned': toPresentList },
    },
    'changing.unconfirmed': {
      path: ['changing.sending', 'changeProperty.failed.unreachable'],
      tags: ['failed'],
      on: {
        'change.confirmed': leadsTo('changing.sending', {}, focusPage),
        'change.abandoned': toPresentList,
      },
    },
  },
);

/** The effect of each event in each state of the list of properties. */
export const propertyListRules: Rules<typeof propertyListMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      properties: [],
      search: '',
      most: 50,
      isOrdering: false,
      moved: '',
      change: undefined,
      done: undefined,
      attempt: 0,
      ...noReason,
    },
  },
  states,
};
