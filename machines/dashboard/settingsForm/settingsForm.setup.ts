import { assign, emit, setup } from 'xstate';
import type { SettingsForm } from '../../../contract/dashboard/pages.ts';
import type { Settings } from '../../../contract/dashboard/settings.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredCallback, declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { mailTestMachine } from '../mailTest/mailTest.machine.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { refuse } from '../shared/outcomes.ts';
import { noServiceFailure, toServiceFailure } from '../shared/serviceFailure.ts';
import {
  changeEntry,
  isChangeable,
  proposeEntry,
  type EntryChanges,
} from '../../../contract/dashboard/settingsEntry.ts';
import type * as t from './settingsForm.types.ts';

/** The fields that contain a new password or key. */
const secretPaths = new Set(['password', 'key']);

/** The types, actors and actions of a form of the settings. */
export const settingsFormSetup = setup({
  types: {
    input: {} as t.SettingsFormInput,
    context: {} as t.SettingsFormContext,
    events: {} as t.SettingsFormEvent,
    children: {} as { proof: 'proof'; mailTest: 'mailTest' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    getSettings: declaredPromise<Settings>('getSettings'),
    saveSettings: declaredPromise<Settings, t.SettingsChange>('saveSettings'),
    /** Sends `photo.added` to the form of the look when a logo is stored, also one that was stored before. */
    followLogoUpload: declaredCallback<t.SettingsFormEvent, SettingsForm>(),
    mailTest: mailTestMachine,
    proof: proofMachine,
  },
  actions: {
    storeLoaded: assign(({ context: { form, entry } }, settings: Settings) => ({
      settings,
      // A stored entry is kept, with the version that it is about.
      entry: Object.keys(entry).length > 0 ? entry : proposeEntry(settings, form),
      ...noServiceFailure,
    })),
    // The form keeps the entry, and the next attempt is about the present settings.
    storeReassessed: assign(({ context: { entry } }, settings: Settings) => ({
      settings,
      entry: { ...entry, revision: settings.revision },
      ...noServiceFailure,
    })),
    storePresent: assign((_, present: Settings) => ({ present, ...noServiceFailure })),
    forgetPresent: assign({ present: undefined }),
    storeSaved: assign(({ context: { form, attempt } }, settings: Settings) => ({
      settings,
      entry: proposeEntry(settings, form),
      secret: '',
      attempt: attempt + 1,
      present: undefined,
      ...noServiceFailure,
    })),
    storeEntry: assign(({ context }, changes: EntryChanges) => ({
      entry: changeEntry(context.entry, changes),
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(changes, propertyPath)),
    })),
    storeSecret: assign(({ context: { violations } }, secret: string) => ({
      secret,
      violations: violations.filter(({ propertyPath }) => !secretPaths.has(propertyPath)),
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    prepareSave: assign(({ context: { isRemoval, attempt } }) => ({
      isRemoval: false,
      // The last attempt was another change.
      attempt: isRemoval ? attempt + 1 : attempt,
    })),
    prepareRemoval: assign(({ context: { attempt } }) => ({ isRemoval: true, attempt: attempt + 1 })),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => toServiceFailure(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noServiceFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isChangeable: ({ context }, settings: Settings) => isChangeable(settings, context.form),
  },
  delays: { loadingTimeout },
});

/** Returns the input of the call that saves the entry, or removes what is stored. */
export const getChange = ({
  context: { visitId, form, settings, entry, secret, isRemoval, attempt },
}: {
  context: t.SettingsFormContext;
}): t.SettingsChange => ({
  form,
  settings: settings!,
  entry,
  secret,
  isRemoval,
  idempotencyKey: createIdempotencyKey(visitId, form, attempt),
});
