import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { shownProperty } from '../../machines/dashboard/shared/property.samples.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { holdFiles, releaseFile } from './heldFiles.ts';
import type { PropertyImportHistory, WalkEntry } from './propertyImportExpected.ts';
import { propertyImportWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const blue: WalkEntry = { name: 'Casa Azul', bedrooms: '2', beds: '3', property: 'casa-azul' };
const green: WalkEntry = { name: 'Casa Verde', bedrooms: '1', beds: '1', property: 'casa-verde' };

const toJson = (...entries: WalkEntry[]) =>
  JSON.stringify(entries.map(({ name, bedrooms, beds }) => ({ name, bedrooms, beds })));

/** A text with the fields of the first property. */
const pasted = 'Casa Azul\n2 bedrooms · 3 beds';

createDashboardWalk<keyof typeof propertyImportWalk.expected, PropertyImportHistory>({
  ...propertyImportWalk,
  title: 'the import of a property',
  address: dashboardPages.importProperty,
  history: { pasted: '', problem: 'noJson', entry: blue },
  requestBody: (call, { entry: { name, property }, translator: { language } }) =>
    call === 'createImportedDraft' ? { name, property, language } : undefined,
  otherCalls: ({ event }) =>
    event === 'createImportedDraft.answered' ? ['showProperty', 'saveContent'] : [],
  arrive: ({ page }) => holdFiles(page),
  createActions: ({ page, hostStub, history, record, press }) => {
    const main = page.getByRole('main');
    const paste = async (text: string) => {
      await main.locator('textarea').fill(text);
      record({ pasted: text });
    };
    const fail = (kind: FailureKind) => () => hostStub.fail('createImportedDraft', kind);
    return {
      'file.chosen': () =>
        main.locator('input[type=file]').setInputFiles({
          name: 'listings.json',
          mimeType: 'application/json',
          buffer: Buffer.from('{}'),
        }),
      'text.changed': () => paste(history().pasted === pasted ? 'Casa' : pasted),
      'text.submitted': async () => {
        if (history().pasted !== pasted) await paste(pasted);
        record({ entry: blue });
        return press('dashboard.imports.property.text.read');
      },
      'text.submitted.nothing': async () => {
        await paste('');
        record({ problem: 'noProperty' });
        return press('dashboard.imports.property.text.read');
      },
      'readProperties.answered': async () => {
        record({ entry: blue });
        await releaseFile(page, toJson(blue));
      },
      'readProperties.answered.several': async () => {
        record({ entry: blue });
        await releaseFile(page, toJson(blue, green));
      },
      'readProperties.answered.unreadable': async () => {
        record({ problem: 'noJson' });
        await releaseFile(page, '<!doctype html>');
      },
      'readProperties.failed.unknown': async () => {
        record({ problem: 'damaged' });
        await releaseFile(page);
      },
      'property.chosen': async () => {
        await main.getByRole('button', { name: green.name, exact: true }).click();
        record({ entry: green });
      },
      'import.restarted': () => press('dashboard.imports.property.restart'),
      'entry.changed': async () => {
        const { entry } = history();
        const name = entry.name === 'Casa Branca' ? 'Casa Azul' : 'Casa Branca';
        await main.locator('[name=name]').fill(name);
        record({
          entry: { ...entry, name, property: name.toLowerCase().replace(' ', '-') },
          failure: undefined,
        });
      },
      'entry.submitted': ({ from }) =>
        press(from === 'unconfirmed' ? 'dashboard.outcome.repeat' : 'dashboard.properties.create'),
      'createImportedDraft.answered': async () => {
        const { property } = history().entry;
        await hostStub.answerWith('createImportedDraft', { property, revision: 'r-1' });
        await hostStub.answerWith('showProperty', { ...shownProperty, property });
        await hostStub.answerWith('saveContent', { revision: 'r-2', errors: [], warnings: [] });
      },
      'createImportedDraft.failed.validation-failed': fail('validation-failed'),
      'createImportedDraft.failed.property-exists': fail('property-exists'),
      'createImportedDraft.failed.command-refused': fail('command-refused'),
      'createImportedDraft.failed.too-many-requests': fail('too-many-requests'),
      'createImportedDraft.failed.unreachable': fail('unreachable'),
    };
  },
});
