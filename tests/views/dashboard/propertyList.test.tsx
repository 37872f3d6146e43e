import { defineAnswer, defineUserEvent } from 'statechart-atlas';
import type { ListedProperty } from '../../../contract/dashboard/properties.ts';
import type { propertyListMachine } from '../../../machines/dashboard/propertyList/propertyList.machine.ts';
import { propertyListModel } from '../../../machines/dashboard/propertyList/propertyList.model.ts';
import { listedProperties } from '../../../machines/dashboard/shared/property.samples.ts';
import { PropertyListView } from '../../../src/dashboard/views/propertyList/PropertyListView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const title = '# Properties';
const screen = (...parts: string[]) => lines.join(title, ...parts);
const shown = (...parts: string[]) => screen('Add a property → /host/new-property', ...parts);

const change = (label: string, kind: string, property: string) =>
  `[${label}] => change.requested {'kind':'${kind}','property':'${property}'}`;

const casa = lines.join(
  `
  ## Casa do Limoeiro
  - Online
  - Changes not published
  1 value is probably wrong
  Edit: Casa do Limoeiro → /host/properties/casa-do-limoeiro
  Review and publish: Casa do Limoeiro → /host/properties/casa-do-limoeiro/review
  [More about Casa do Limoeiro]
  Preview → /api/host/1/properties/casa-do-limoeiro/preview?language=en
  Public page → /en/casa-do-limoeiro
  Calendar → /host/calendar?property=casa-do-limoeiro
  Earlier versions → /host/properties/casa-do-limoeiro/history
  Duplicate → /host/new-property?like=casa-do-limoeiro
  Download → /api/host/1/properties/casa-do-limoeiro/archive`,
  change('No longer offer it', 'retire', 'casa-do-limoeiro'),
  change('Manage it by files again', 'returnToFiles', 'casa-do-limoeiro'),
  change('Discard the changes', 'discardDraft', 'casa-do-limoeiro'),
);
const moinho = lines.join(
  `
  ## Moinho
  - Not published yet
  - Registration and authorities › Registration number is missing
  - Contact and profile › Contact › Phone is missing
  Edit: Moinho → /host/properties/moinho
  Review and publish: Moinho → /host/properties/moinho/review
  [More about Moinho]
  Preview → /api/host/1/properties/moinho/preview?language=en
  Duplicate → /host/new-property?like=moinho`,
  change('Delete the property', 'discardDraft', 'moinho'),
);
const order = '[Change the order] => ordering.started';
const moved = lines.join(order, 'status| Moinho is now number 1 of 2.');
const ofMenu = /(change\.requested)/g;

const effect =
  'Guests no longer see Casa do Limoeiro and cannot book it. Existing reservations keep their terms. You can offer it again at any time.';
const back = '[Back to the list] => change.abandoned';
const retire = lines.join('[No longer offer it] => change.confirmed', back);

const files: ListedProperty = {
  ...listedProperties[0]!,
  property: 'monte',
  name: 'Monte',
  state: 'retired',
  hasDraft: false,
  managedBy: 'files',
  errors: 4,
  warnings: 0,
  hasExamples: true,
  missing: (['kind', 'stay', 'rules', 'pricing'] as const).map((field) => ({
    code: 'missing',
    path: ['property', field],
  })),
  photo: '/photos/monte.webp',
};
const many = Array.from({ length: 60 }, (_, index) => ({
  ...files,
  property: `casa-${index + 1}`,
  name: `Casa ${index + 1}`,
  errors: 0,
  hasExamples: false,
}));
const listed = (properties: readonly ListedProperty[]) =>
  defineAnswer('listProperties', properties, 'the host lists other properties', 'others');
const searched = defineUserEvent({ type: 'search.changed', search: 'casa 60' }, 'a name is typed');

testScreens<typeof propertyListMachine>({
  model: propertyListModel,
  view: ({ actor }) => inDashboard(<PropertyListView actor={actor} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The properties could not be loaded')),
    'shown.idle': shown(order, casa, moinho),
    'shown.refreshing': shown(order, casa, moinho),
    'shown.outdated': shown(lines.outdated, order, casa, moinho),
    'shown.ordering': shown(moved, ...[moinho, casa].map((row) => row.replaceAll(ofMenu, '$1 (ignored)'))),
    'shown.notOrdered': shown(
      lines.notLoaded('It was not confirmed that the order was saved'),
      moved,
      moinho,
      casa,
    ),
    'changing.confirming': screen(effect, retire),
    'changing.sending': screen(effect, lines.waiting(retire)),
    'changing.proving': screen(lines.proving),
    'changing.tooMany': screen(effect, lines.rejected(lines.tooMany), retire),
    'changing.rejected': screen(effect, lines.rejected(lines.impossible), back),
    'changing.unconfirmed': screen(effect, lines.unconfirmedAway('change.abandoned', 'change.confirmed')),
  },
  local: ['[More about'],
  // The search and "Show more" are shown for many properties, and the buttons of the order instead of the other ones.
  sentByOthers: ['search.changed', 'more.requested', 'property.moved', 'ordering.ended'],
  cases: {
    'a site without properties': [
      [listed([])],
      shown(
        'You have no properties yet. Add the first one: enter its name, then fill in the sections one after the other. Guests see nothing before you publish it.',
      ),
    ],
    'a retired property with errors that files manage': [
      [listed([files])],
      shown(
        `
        ## Monte
        - No longer offered
        - Managed by files
        - Basics › Kind of property is missing
        - Stays and closed nights is missing
        - House rules is missing
        - and 1 more thing
        It still has example texts of the demo
        View: Monte → /host/properties/monte
        [More about Monte]
        Preview → /api/host/1/properties/monte/preview?language=en
        Calendar → /host/calendar?property=monte
        Earlier versions → /host/properties/monte/history
        Duplicate → /host/new-property?like=monte
        Download → /api/host/1/properties/monte/archive`,
        change('Manage it here instead', 'adopt', 'monte'),
      ),
    ],
    'a property of the demo': [
      [listed([{ ...files, state: 'online', isDemo: true, errors: 0, missing: [] }])],
      shown(`
        Guests see a demo until you publish a property of your own: add a property, and fill in its sections.
        ## Monte
        - Online
        It still has example texts of the demo
        View: Monte → /host/properties/monte
        [More about Monte]
        Preview → /api/host/1/properties/monte/preview?language=en
        Public page → /en/monte
        Calendar → /host/calendar?property=monte
        Earlier versions → /host/properties/monte/history
        Duplicate → /host/new-property?like=monte
        Download → /api/host/1/properties/monte/archive`),
    ],
    'the property that is searched for among many': [
      [listed(many), searched],
      shown(
        `Search for a property: "casa 60" => search.changed {'search':'typed'}`,
        order,
        `
        ## Casa 60
        - No longer offered
        - Managed by files
        View: Casa 60 → /host/properties/casa-60
        [More about Casa 60]
        Preview → /api/host/1/properties/casa-60/preview?language=en
        Calendar → /host/calendar?property=casa-60
        Earlier versions → /host/properties/casa-60/history
        Duplicate → /host/new-property?like=casa-60
        Download → /api/host/1/properties/casa-60/archive`,
        change('Manage it here instead', 'adopt', 'casa-60'),
      ),
    ],
    'the buttons that change the order': [
      ['listProperties.answered', 'ordering.started'],
      shown(`
        [Done] => ordering.ended
        This is the order on the first page of your website. Each change is saved at once.
        Casa do Limoeiro
        [Move up: Casa do Limoeiro] (disabled)
        [Move down: Casa do Limoeiro] => property.moved {'property':'casa-do-limoeiro','by':1}
        Moinho
        [Move up: Moinho] => property.moved {'property':'moinho','by':-1}
        [Move down: Moinho] (disabled)`),
    ],
    'the result of a change': [
      [
        'listProperties.answered',
        'change.requested',
        'change.confirmed',
        'changeProperty.answered',
        'listProperties.answered',
      ],
      shown('status| Casa do Limoeiro is no longer offered', order, casa, moinho),
    ],
    'errors because of which a property cannot be offered': [
      [
        'listProperties.answered',
        'change.requested',
        'change.confirmed',
        'changeProperty.failed.content-incomplete',
      ],
      screen(
        effect,
        lines.rejected('Something is missing or wrong. Edit the property, and complete it first.'),
        back,
      ),
    ],
  },
});
