import { defineAnswer } from 'statechart-atlas';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import type { propertyReviewMachine } from '../../../machines/dashboard/propertyReview/propertyReview.machine.ts';
import { propertyReviewModel } from '../../../machines/dashboard/propertyReview/propertyReview.model.ts';
import { publishedProperty, shownProperty } from '../../../machines/dashboard/shared/property.samples.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { PropertyReviewView } from '../../../src/dashboard/views/propertyReview/PropertyReviewView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const withAbout = (about: string, ...parts: string[]) => lines.join('# Review and publish', about, ...parts);
const before = (...parts: string[]) => withAbout('casa-do-limoeiro', ...parts);
const screen = (...parts: string[]) => withAbout('Casa do Limoeiro', ...parts);

const changes = `
  ## What changes
  1 change
  ### Basics
  Guests
  Before: 4
  From now on: 5`;
const preview = `
  [How the page will look]
  group: Width of the preview
  [Small screen] (pressed) => preview.changed {'preview':{'width':'phone'}}
  [Large screen] => preview.changed {'preview':{'width':'desktop'}}`;
const note = `Note: "" — Optional. You find it in the earlier versions; guests do not see it. => note.changed {'note':'typed'}`;
const effect = 'Guests see the changes at once. Existing reservations keep their terms.';
const publish = '[Publish] => publication.requested';
const review = lines.join(changes, preview, effect, note, publish);
const busy = screen(lines.ignored(lines.join(changes, preview, effect, note)), lines.waiting(publish));
const toProperty = 'To the property → /host/properties/casa-do-limoeiro';

const exampleKind =
  'Basics › Kind of property has a text of the demo: write your own, or remove it → /host/properties/casa-do-limoeiro/edit/basics?issues=property.kind';
const guestsMissing =
  'Basics › Guests is missing → /host/properties/casa-do-limoeiro/edit/basics?issues=property.maxGuests';

const shownAs = (about: Partial<ShownProperty>) =>
  defineAnswer('showProperty', { ...shownProperty, ...about }, 'the host sends another content', 'other');
const issue = (code: string, field: string) => ({ code, path: ['property', field] });

testScreens<typeof propertyReviewMachine>({
  model: propertyReviewModel,
  view: ({ actor }) => inDashboard(<PropertyReviewView actor={actor} />),
  screens: {
    loading: before(lines.loading),
    notLoaded: before(lines.notLoaded('The property could not be loaded')),
    unknown: before(
      lines.alert(
        'There is no such property',
        'Check the address of this page. The property may have been deleted.',
      ),
      'All properties → /host/properties',
      '[Try again] => retry.requested',
    ),
    'shown.idle': screen(review),
    'shown.refreshing': screen(review),
    'shown.outdated': screen(lines.outdated, review),
    publishing: busy,
    proving: screen(lines.proving),
    tooMany: screen(lines.rejected(lines.tooMany), review),
    reassessing: busy,
    rejected: [
      [
        'showProperty.answered',
        'publication.requested',
        'publishProperty.failed.draft-changed',
        'reassessProperty.answered',
      ],
      screen(lines.rejected(lines.changed), review),
    ],
    notReassessed: screen(
      lines.rejected(lines.notReassessed, lines.unreachable),
      '[Try again] => retry.requested',
    ),
    unconfirmed: screen(lines.unconfirmed('publication.requested')),
    looking: screen(
      lines.unconfirmed('publication.requested').replace(/\[See how.*/s, ''),
      '[See how it is now] (busy)',
      '[Send it again] (disabled)',
    ),
    published: screen(
      'status| Published',
      'status| Guests see it now. Reservations that exist keep their terms.',
      'Open the public page → /en/casa-do-limoeiro',
      toProperty,
    ),
  },
  local: ['[How the page', '[2 more values]', '[2 example texts'],
  cases: {
    'a property without changes': [
      [shownAs(publishedProperty)],
      screen('There is nothing to publish', toProperty, preview),
    ],
    'warnings about a property without changes': [
      [shownAs({ ...publishedProperty, warnings: [issue('missing', 'maxGuests')] })],
      screen(
        'There is nothing to publish',
        toProperty,
        `
        ## 1 value that is probably wrong
        ${guestsMissing}`,
        preview,
      ),
    ],
    'a property with texts in several languages': [
      [
        shownAs({
          ...publishedProperty,
          document: {
            ...publishedProperty.document,
            texts: { ...publishedProperty.document.texts, de: {}, pt: {} },
          },
        }),
      ],
      screen(
        'There is nothing to publish',
        toProperty,
        preview,
        // The site does not have German.
        "Language: <English> => preview.changed {'preview':{'language':'pt'}}",
      ),
    ],
    'a draft that changes only which parts of photos stay visible': [
      [shownAs({ ...publishedProperty, hasDraft: true })],
      screen(
        `
        ## What changes
        Only the visible parts of photos have changed.`,
        preview,
        effect,
        note,
        publish,
      ),
    ],
    'a property that files manage': [
      [shownAs({ managedBy: 'files', hasDraft: false })],
      screen(
        'Files manage this property',
        'Change the files in its folder, or manage it here instead: the menu in the list of properties offers it.',
        toProperty,
        preview,
      ),
    ],
    'a property that was never published, with errors': [
      [shownAs({ published: null, errors: [issue('missing', 'registrationNumber')] })],
      screen(
        `
        ## 1 thing to correct first
        The property cannot be published before. Each line leads to its field.
        Registration and authorities › Registration number is missing → /host/properties/casa-do-limoeiro/edit/registration?issues=property.registrationNumber
        ## What changes
        The property was never published. All of its content becomes visible.`,
        preview,
      ),
    ],
    'a publication that was refused because of errors': [
      [
        'showProperty.answered',
        'publication.requested',
        failed('publishProperty', 'content-incomplete', 'the content has errors'),
        'reassessProperty.answered',
      ],
      screen(
        lines.rejected('Something is still missing or wrong. Complete first what is listed below.'),
        review,
      ),
    ],
    'warnings, with which the property can be published': [
      [shownAs({ warnings: [issue('missing', 'maxGuests')] })],
      screen(
        changes,
        `
        ## 1 value that is probably wrong
        You can publish the property nevertheless.
        ${guestsMissing}`,
        preview,
        effect,
        note,
        publish,
      ),
    ],
    'many warnings, most of which are folded': [
      [shownAs({ warnings: Array.from({ length: 10 }, () => issue('missing', 'maxGuests')) })],
      screen(
        changes,
        `
        ## 10 values that are probably wrong
        You can publish the property nevertheless.`,
        ...Array.from({ length: 8 }, () => guestsMissing),
        '[2 more values]',
        guestsMissing,
        guestsMissing,
        preview,
        effect,
        note,
        publish,
      ),
    ],
    'examples of the demo, which are folded to one line': [
      [
        shownAs({
          warnings: [issue('missing', 'maxGuests'), issue('demoText', 'kind'), issue('demoText', 'kind')],
        }),
      ],
      screen(
        changes,
        `
        ## 2 values that are probably wrong
        You can publish the property nevertheless.
        ${guestsMissing}
        [2 example texts of the demo]
        ${exampleKind}
        ${exampleKind}`,
        preview,
        effect,
        note,
        publish,
      ),
    ],
    'each kind of change': [
      [
        shownAs({
          document: {
            property: {
              kind: 'apartment',
              photos: ['kitchen.webp', 'terrace.webp', 'bath.webp'],
              rules: { petsAllowed: 'yes' },
              pricing: { rate: '95.00', cleaning: { amount: '40.50' } },
            },
            texts: shownProperty.document.texts,
          },
        }),
      ],
      screen(
        `
        ## What changes
        7 changes
        ### Basics
        Kind of property
        Added: Apartment
        Guests
        Removed: 4
        ### Photos
        Photos 1 › Photo
        Moved from place 2 to place 1: kitchen.webp
        Photos 3 › Photo
        Added: bath.webp
        ### House rules
        Pets allowed
        Added: Yes
        ### Prices and seasons
        Price of a night
        Added: €95
        Cleaning › Price of a cleaning
        Added: €40.50`,
        preview,
        effect,
        note,
        publish,
      ),
    ],
  },
});
