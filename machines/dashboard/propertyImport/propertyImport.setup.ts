import { assign, emit, setup } from 'xstate';
import { noValues, type FoundProperty } from '../../../contract/imports/foundProperty.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import type { Language } from '../../../contract/values/language.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import type { Tag } from '../../shared/tags.ts';
import { proposeId } from '../newProperty/entry.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './propertyImport.types.ts';

type ReceivedEvent<Type extends t.PropertyImportEvent['type']> = Extract<
  t.PropertyImportEvent,
  { type: Type }
>;

/** Returns the form with a found property. */
const createEntry = (
  { values, amenities }: Pick<FoundProperty, 'values' | 'amenities'>,
  language: Language,
): t.ImportEntry => ({ property: proposeId(values.name), language, values, amenities });

export const noEntry = (language: Language): t.ImportEntry =>
  createEntry({ values: noValues, amenities: [] }, language);

/** Returns the changed form. The id follows the name until the person has written another one. */
function changeEntry(
  entry: t.ImportEntry,
  { entry: changes, values = {} }: Omit<ReceivedEvent<'entry.changed'>, 'type'>,
): t.ImportEntry {
  const isProposed = entry.property === proposeId(entry.values.name);
  const changed = { ...entry, ...changes, values: { ...entry.values, ...values } };
  return isProposed && changes.property === undefined
    ? { ...changed, property: proposeId(changed.values.name) }
    : changed;
}

const select = (found: FoundProperty | undefined, language: Language) => ({
  entry: found ? createEntry(found, language) : noEntry(language),
  unknown: found?.unknown ?? [],
  problem: undefined,
});

/** The common setup of an import of a property. */
export const propertyImportSetup = setup({
  types: {
    input: {} as t.PropertyImportInput,
    context: {} as t.PropertyImportContext,
    events: {} as t.PropertyImportEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    readProperties: declaredPromise<t.ReadProperties, string>('readProperties'),
    createImportedDraft: declaredPromise<void, t.DraftInput>('createImportedDraft'),
  },
  actions: {
    storeFile: assign((_, { file }: ReceivedEvent<'file.chosen'>) => ({ file, problem: undefined })),
    storeText: assign((_, { text }: ReceivedEvent<'text.changed'>) => ({ text })),
    storeProblem: assign((_, read: t.ReadProperties) => ({
      problem: 'problem' in read ? read.problem : undefined,
      ...noFailure,
    })),
    noteNothingFound: assign({ problem: 'noProperty' as const }),
    storeProperties: assign(({ context: { language } }, read: t.ReadProperties) => {
      const { properties, photos } = 'problem' in read ? { properties: [], photos: 0 } : read;
      return { properties, photos, ...select(properties[0], language), ...noFailure };
    }),
    storePasted: assign(({ context: { language } }, { found }: ReceivedEvent<'text.submitted'>) => ({
      properties: found,
      photos: 0,
      ...select(found[0], language),
    })),
    selectProperty: assign(({ context }, { index }: ReceivedEvent<'property.chosen'>) =>
      select(context.properties[index], context.language),
    ),
    storeEntry: assign(({ context }, changes: ReceivedEvent<'entry.changed'>) => ({
      entry: changeEntry(context.entry, changes),
      violations: [],
      attempt: context.attempt + 1,
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    hasOneProperty: (_, read: t.ReadProperties) => !('problem' in read) && read.properties.length === 1,
    hasProperties: (_, read: t.ReadProperties) => !('problem' in read) && read.properties.length > 1,
    hasFound: (_, { found }: ReceivedEvent<'text.submitted'>) => found.length > 0,
  },
});

/** Returns the input of the call that creates the draft. */
export const getDraftInput = ({ context }: { context: t.PropertyImportContext }): t.DraftInput => ({
  entry: context.entry,
  idempotencyKey: createIdempotencyKey(context.visitId, 'createImportedDraft', context.attempt),
});
