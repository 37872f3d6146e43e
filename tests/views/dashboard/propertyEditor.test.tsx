import type { propertyEditorMachine } from '../../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import { propertyEditorModel } from '../../../machines/dashboard/propertyEditor/propertyEditor.model.ts';
import { PropertyEditorView } from '../../../src/dashboard/views/propertyEditor/PropertyEditorView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const heading = '# House rules';
const screen = (...parts: string[]) => lines.join(heading, 'Casa do Limoeiro', ...parts);

const path = (...parts: string[]) =>
  `'path':[${['property', 'rules', ...parts].map((part) => `'${part}'`).join(',')}]`;
const change = (about: string) => `fields.changed {'changes':[{${about}}]}`;
const notes = `'path':['texts','en','notes']`;

/** The fields of the house rules, after check-in was changed or not. */
const getFields = (checkIn = '15:00') => `
  fieldset: House rules
  Check-in from: "${checkIn}" => ${change(path('checkInAfter'))}
  Check-out until: "11:00" => ${change(path('checkOutUntil'))}
  Quiet hours
  From: "22:00" => ${change(path('quietHours', 'from'))}
  Until: "08:00" => ${change(path('quietHours', 'to'))}
  Pets allowed: <No> => ${change(`${path('petsAllowed')},'value':'yes'`)}
  Smoking allowed: <No> => ${change(`${path('smokingAllowed')},'value':'yes'`)}
  Parties allowed: <No> => ${change(`${path('partiesAllowed')},'value':'yes'`)}
  Fee for lost keys: "60.00" => ${change(`${path('lostKeysFee')},'value':'typed'`)}
  Further rules
  In your own words, one rule in each paragraph
  Further rules, paragraph 1: "There is no lift." => ${change(`${notes},'value':['typed']`)}
  [Remove: Further rules, paragraph 1] => ${change(notes)}
  [Add a paragraph] => ${change(`${notes},'value':['There is no lift.','']`)}`;

const links = `
  Next: Ages and tourist tax → /host/properties/casa-do-limoeiro/edit/taxes
  All sections → /host/properties/casa-do-limoeiro`;

const linksWithReview = `
  Next: Ages and tourist tax → /host/properties/casa-do-limoeiro/edit/taxes
  Review and publish → /host/properties/casa-do-limoeiro/review
  All sections → /host/properties/casa-do-limoeiro`;

const pending = screen('status| Saving…', getFields('16:00'), links);
const saved = screen('status| Nothing has changed since it was published', getFields(), links);
const disabled = getFields().replaceAll(/ => .*/g, ' (disabled)');

testScreens<typeof propertyEditorMachine>({
  model: propertyEditorModel,
  view: ({ actor }) => inDashboard(<PropertyEditorView actor={actor} sectionId="rules" />),
  // A field sends it when it is left, and the frame when a link leaves the page.
  sentByOthers: ['field.left', 'page.left'],
  screens: {
    loading: lines.join(heading, 'casa-do-limoeiro', lines.loading),
    notLoaded: lines.join(heading, 'casa-do-limoeiro', lines.notLoaded('The property could not be loaded')),
    'editing.idle': saved,
    'editing.refreshing': saved,
    'editing.waiting': pending,
    'editing.saving.current': pending,
    'editing.saving.outdated': pending,
    'editing.notSaved': screen(
      lines.alert('Not saved yet', lines.tooMany),
      '[Try again] => retry.requested',
      getFields('16:00'),
      links,
    ),
    'editing.refused': screen(
      lines.alert(
        'This could not be saved as a draft',
        'What you typed stays on this device. Shorten long texts, or try again.',
      ),
      '[Try again] => retry.requested',
      getFields('16:00'),
      links,
    ),
    'conflict.loading': screen(lines.loading),
    'conflict.notLoaded': screen(
      'Your version is kept on this device.',
      lines.notLoaded('The other version could not be loaded'),
    ),
    'conflict.choosing': screen(`
      status| Somebody else has changed this property
      status| Nothing is lost: here are both versions of each field that differs. Choose what stays.
      [Keep all of yours] => sides.chosen {'side':'mine'}
      [Take all of the others] => sides.chosen {'side':'theirs'}
      House rules › Check-in from
      (x) — 16:00
      Yours
      ( ) — 14:00 => side.chosen {${path('checkInAfter')},'side':'theirs'}
      The other one
      House rules › Fee for lost keys
      ( ) — 60.00 => side.chosen {${path('lostKeysFee')},'side':'mine'}
      Yours
      (x) — 80.00
      The other one
      [Save these versions] => conflict.resolved
    `),
    'conflict.inFiles': screen(`
      status| Files manage this property
      status| Your changes cannot be saved while files manage it. They remain on this device until you discard them. In the list of properties you can choose to manage it here instead.
      House rules › Check-in from
      Yours: 16:00
      The other one: 15:00
      All properties → /host/properties
      [Discard the changes] => changes.discarded
    `),
    readOnly: screen(
      `
      Files manage this property
      Its content is in a folder of the server and is changed there. In the list of properties you can choose to manage it here instead.
      All properties → /host/properties`,
      disabled,
      links,
    ),
    gone: lines.join(
      heading,
      'casa-do-limoeiro',
      lines.alert(
        'There is no such property',
        'Check the address of this page. The property may have been deleted.',
      ),
      'All properties → /host/properties',
      '[Try again] => retry.requested',
    ),
  },
  cases: {
    'a connection that is missing is said with what happens to the input': [
      ['showProperty.answered', 'fields.changed', 'field.left', 'saveContent.failed.unreachable'],
      screen(
        lines.alert(
          'Not saved yet',
          'What you typed stays on this device. It is saved as soon as the connection returns.',
        ),
        '[Try again] => retry.requested',
        getFields('16:00'),
        links,
      ),
    ],
    'a saved change is a draft': [
      ['showProperty.answered', 'fields.changed', 'field.left', 'saveContent.answered'],
      screen('status| Saved as a draft', getFields('16:00'), linksWithReview),
    ],
  },
});
