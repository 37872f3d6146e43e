import type { propertyImportMachine } from '../../../machines/dashboard/propertyImport/propertyImport.machine.ts';
import { propertyImportModel } from '../../../machines/dashboard/propertyImport/propertyImport.model.ts';
import { PropertyImportView } from '../../../src/dashboard/views/propertyImport/PropertyImportView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Import a property', ...parts);

const choose = `
  Begin with what another site contains about your property. You see first what was understood, and guests see nothing before you publish it.
  ## A file with your data
  Request your personal data from Airbnb in the settings of your account, in the format JSON, and choose the ZIP file that you receive.
  [Choose a file]
  A ZIP or JSON file with at most 100 MB. Your browser reads it, and nothing is loaded from other sites.
  ## A text from its page
  Text: "" — The title, the description, the house rules and the amenities, copied from the page => text.changed {'text':'typed'}
  [Read the text] => text.submitted {'found':[]}`;
const restart = '[Begin again] => import.restarted';

const value = (label: string, field: string, found = '') =>
  `${label}: "${found}" => entry.changed {'entry':{},'values':{'${field}':'typed'}}`;
const fields = lines.join(
  'Check what was understood, and correct it. The draft has more fields.',
  value('Name', 'name', 'Casa Azul'),
  value('Summary', 'summary', 'A bright house near the beach.'),
  value('Description', 'description', 'A bright house near the beach. It has two bedrooms.'),
  value('The surroundings', 'neighbourhood'),
  value('Further rules', 'rules', 'No parties'),
  value('Guests', 'maxGuests', '4'),
  value('Bedrooms', 'bedrooms', '2'),
  value('Beds', 'beds'),
  value('Bathrooms', 'bathrooms'),
  value('Check-in from', 'checkIn', '15:00'),
  value('Check-out until', 'checkOut'),
  value('Street and house number', 'street'),
  value('Postal code', 'postalCode'),
  value('Town', 'city'),
  value('Region', 'region'),
  value('Country', 'country'),
  value('Latitude', 'latitude'),
  value('Longitude', 'longitude'),
  `
  Amenities
  [x] Wi-Fi => entry.changed {'entry':{'amenities':['oven']}}
  [x] Oven => entry.changed {'entry':{'amenities':['wifi']}}
  [1 part is not imported]
  - Helicopter landing
  Language in which you write first: <English> — You can add other languages later. => entry.changed {'entry':{'language':'pt'}}`,
);
const address = `Address of the page: "casa-azul" — Lower-case letters, digits and hyphens. The page will be at /en/casa-azul; this cannot be changed later. => entry.changed {'entry':{'property':'typed'}}`;
const buttons = lines.join('[Add the property] => entry.submitted', restart);
const taken = 'Another property or page has this address. Choose another one.';
const invalid = 'This is not a valid identifier.';

const created = `
  Casa Azul is added. Guests do not see it before you publish it.
  Fill in its content → /host/properties/casa-azul`;

testScreens<typeof propertyImportMachine>({
  model: propertyImportModel,
  view: ({ actor }) =>
    inDashboard(
      <PropertyImportView actor={actor} languages={['en', 'pt']} onFile={() => {}} onPhotos={() => {}} />,
    ),
  screens: {
    choosing: screen(choose),
    reading: screen('status| The file is being read…'),
    unreadable: screen(
      lines.alert('No property was found', 'Paste the title and the description from its page instead.'),
      choose,
    ),
    selecting: screen(
      `
      ## Choose a property
      7 fields
      [Casa Azul] => property.chosen {'index':0}
      1 field
      [Casa Verde] => property.chosen {'index':1}`,
      restart,
    ),
    editing: screen(fields, address, buttons),
    creating: screen(lines.ignored(lines.join(fields, address)), lines.waiting(buttons)),
    refused: screen(
      lines.refused(2, `Address of the page: ${invalid} → #import-property`),
      fields,
      lines.invalid(address, invalid),
      buttons,
    ),
    taken: screen(
      lines.refused(2, `Address of the page: ${taken} → #import-property`),
      fields,
      lines.invalid(address, taken),
      buttons,
    ),
    tooMany: screen(lines.rejected(lines.tooMany, lines.kept), fields, address, buttons),
    rejected: screen(lines.rejected(lines.impossible, lines.kept), fields, address, buttons),
    unconfirmed: screen(
      'Casa Azul',
      lines.alert(
        'We do not know whether this was done',
        lines.unreachable,
        'See first how it is now. If it was not done, do it again from there. Or send it again here: it is never done twice.',
      ),
      `
      [Send it again] => entry.submitted
      All properties → /host/properties`,
    ),
    created: screen(created),
  },
  local: ['[Choose a file]', '[1 part is not imported]'],
  sentByOthers: ['file.chosen'],
  cases: {
    'a property with photos in its file': [
      ['file.chosen', 'readProperties.answered', 'entry.submitted', 'createImportedDraft.answered'],
      screen(created, 'Add 2 photos from the file → /host/properties/casa-azul/edit/photos'),
    ],
    'a file with data in another format': [
      ['file.chosen', 'readProperties.answered.unreadable'],
      screen(
        lines.alert(
          'No property was found',
          'The file contains your data in another format. Request it again, and choose JSON.',
        ),
        choose,
      ),
    ],
  },
});
