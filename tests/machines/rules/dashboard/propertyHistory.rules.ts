import { propertyComparisonAddress, propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import type { propertyHistoryMachine } from '../../../../machines/dashboard/propertyHistory/propertyHistory.machine.ts';
import {
  sampleChoice,
  sampleComparison,
  sampleHistory,
} from '../../../../machines/dashboard/propertyHistory/propertyHistory.samples.ts';
import { publishedDocument, shownProperty } from '../../../../machines/dashboard/shared/property.samples.ts';
import { propertyPageRules } from './shownProperty.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

type Machine = typeof propertyHistoryMachine;
const { leadsTo, defineRules } = rulesFor<Machine>();

const property = 'monte';
const chosen = { choice: sampleChoice, compared: undefined, attempt: 4, ...noReason };
const opens = (address: string) => ({ uiEffect: { type: 'address.requested' as const, address } });

const toComparison = leadsTo(
  'comparing',
  chosen,
  opens(propertyComparisonAddress(property, sampleChoice.version, sampleChoice.other)),
  focusPage,
);
const toOther = leadsTo('comparing', { ...chosen, choice: { version: 2, other: 4 } }, focusPage);
const withoutChoice = { ...chosen, choice: undefined };
/** While the list is shown, an address that leads to it changes nothing. */
const inList = { 'address.changed': toOther };
const byAddress = { ...inList, 'address.changed.list': leadsTo('loading', withoutChoice, focusPage) };
const comparing = { 'comparison.chosen': toComparison };
const toList = {
  ...byAddress,
  'list.requested': leadsTo(
    'loading',
    withoutChoice,
    opens(propertyPageAddress('propertyHistory', property)),
    focusPage,
  ),
};

const live = propertyPageRules<Machine>({
  call: ['loadHistory', property],
  refresh: 'refreshHistory',
  loaded: leadsTo('list.idle', { history: sampleHistory, ...noReason }),
});

const listCalls = { refreshHistory: ['loadHistory', property] as const };
const refresh = { 'data.changed': leadsTo('list.refreshing') };

const states = defineRules(
  {
    visitId: 'v7',
    property,
    choice: { version: 1, other: 2 },
    history: { ...sampleHistory, shown: { ...shownProperty, revision: 'r-7' } },
    compared: sampleComparison.compared,
    attempt: 3,
    ...waiting,
  },
  {
    loading: { ...live.loading, on: inList },
    notLoaded: { ...live.notLoaded, on: { ...inList, ...live.notLoaded.on } },
    unknown: { ...live.unknown, on: { ...inList, ...live.unknown.on } },
    'list.idle': { path: ['loading', 'loadHistory.answered'], on: { ...inList, ...comparing, ...refresh } },
    'list.refreshing': {
      path: ['list.idle', 'data.changed'],
      tags: ['waiting'],
      calls: listCalls,
      answers: { 'refreshHistory.answered': leadsTo('list.idle', { history: sampleHistory, ...noReason }) },
      fails: { refreshHistory: { otherwise: (failure) => leadsTo('list.outdated', getReason(failure)) } },
      on: { ...inList, ...comparing, ...refresh },
    },
    'list.outdated': {
      path: ['list.refreshing', 'refreshHistory.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...inList,
        ...comparing,
        ...refresh,
        'retry.requested': leadsTo('list.refreshing', {}, focusPage),
        'connection.returned': leadsTo('list.refreshing'),
      },
    },
    comparing: {
      path: ['list.idle', 'comparison.chosen'],
      tags: ['waiting'],
      calls: { compareVersions: ['compareVersions', { property, version: 1, other: 2 }] },
      answers: {
        'compareVersions.answered': leadsTo('compared', { ...sampleComparison, ...noReason }),
      },
      fails: { compareVersions: { otherwise: (failure) => leadsTo('notCompared', getReason(failure)) } },
      on: toList,
    },
    notCompared: {
      path: ['comparing', 'compareVersions.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...toList,
        'retry.requested': leadsTo('comparing', {}, focusPage),
        'connection.returned': leadsTo('comparing', {}, focusPage),
      },
    },
    compared: {
      path: ['comparing', 'compareVersions.answered'],
      on: { ...comparing, ...toList, 'restoration.requested': leadsTo('restoring') },
    },
    restoring: {
      path: ['compared', 'restoration.requested'],
      tags: ['waiting'],
      calls: {
        restoreVersion: [
          'restoreVersion',
          {
            property,
            revision: 'r-7',
            document: publishedDocument,
            idempotencyKey: 'v7:restoreVersion:3',
          },
        ],
      },
      answers: { 'restoreVersion.answered': leadsTo('restored', noReason, focusPage) },
      fails: {
        restoreVersion: outcomes(
          (failure) => leadsTo('rejected', { ...getReason(failure), attempt: 4 }),
          (failure) => leadsTo('unconfirmed', getReason(failure)),
          { 'too-many-requests': (failure) => leadsTo('tooMany', getReason(failure)) },
        ),
      },
      on: byAddress,
    },
    tooMany: {
      path: ['restoring', 'restoreVersion.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...toList, 'restoration.requested': leadsTo('restoring') },
    },
    rejected: {
      path: ['restoring', 'restoreVersion.failed.draft-changed'],
      tags: ['failed'],
      on: { ...toList, 'retry.requested': leadsTo('comparing', {}, focusPage) },
    },
    unconfirmed: {
      path: ['restoring', 'restoreVersion.failed.unreachable'],
      tags: ['failed'],
      on: { ...toList, 'restoration.requested': leadsTo('restoring', {}, focusPage) },
    },
    restored: { path: ['restoring', 'restoreVersion.answered'], on: byAddress },
  },
);

/** The effect of each event in each state of the history of a property. */
export const propertyHistoryRules: Rules<Machine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      property: sampleHistory.shown.property,
      choice: undefined,
      history: undefined,
      compared: undefined,
      attempt: 0,
      ...noReason,
    },
  },
  states,
};
