import { assign, emit, setup } from 'xstate';
import type { Settings } from '../../../contract/dashboard/settings.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  type FailureReason,
} from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import { liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';

export interface SettingsContext extends FailureReason {
  /** Undefined until they are loaded. */
  settings: Settings | undefined;
}

export type SettingsEvent = { type: 'retry.requested' } | ConnectionReturned | DataChanged;

const load = { src: 'getSettings' } as const;
const storeSettings = storeOutput('storeSettings');

/** Shows the settings of the site, and what is missing before guests can book. */
export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: { getSettings: declaredPromise<Settings>('getSettings') },
  actions: {
    storeSettings: assign((_, settings: Settings) => ({ settings, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'settings',
  description: 'An owner sees the settings of the site, and what is missing before guests can book.',
  context: { settings: undefined, ...noFailureReason },
  initial: 'loading',
  states: {
    ...loadingStates(load, { target: 'shown', actions: storeSettings }),
    shown: {
      description: 'The owner sees the settings with their present values.',
      initial: 'idle',
      states: liveStates('refreshSettings', load, storeSettings, {}),
    },
  },
});
