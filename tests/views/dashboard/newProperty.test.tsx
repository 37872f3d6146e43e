import type { newPropertyMachine } from '../../../machines/dashboard/newProperty/newProperty.machine.ts';
import { newPropertyModel } from '../../../machines/dashboard/newProperty/newProperty.model.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { NewPropertyView } from '../../../src/dashboard/views/newProperty/NewPropertyView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Add a property', ...parts);
const address = `Address of the page: "" — Lower-case letters, digits and hyphens. The page will be at /en/…; this cannot be changed later. => entry.changed {'entry':{'property':'typed'}}`;
const others = lines.join(
  `Name: "" => entry.changed {'entry':{'name':'typed'}}`,
  `Language in which you write first: <English> — You can add other languages later. => entry.changed {'entry':{'language':'pt'}}`,
);
const fields = lines.join(others, address);
const add = '[Add the property] => entry.submitted';
const marked = (message: string) =>
  screen(
    lines.refused(2, `Address of the page: ${message} → #property-property`),
    others,
    lines.invalid(address, message),
    add,
  );
const submitted = ['entry.changed', 'entry.submitted'];

testScreens<typeof newPropertyMachine>({
  model: newPropertyModel,
  view: ({ actor }) => inDashboard(<NewPropertyView actor={actor} properties={ownerSession.properties} />),
  screens: {
    editing: screen(fields, add),
    creating: screen(lines.ignored(fields), lines.waiting(add)),
    refused: marked('This is not a valid identifier.'),
    taken: marked('Another property or page has this address. Choose another one.'),
    tooMany: screen(lines.rejected(lines.tooMany, lines.kept), fields, add),
    rejected: screen(lines.rejected(lines.impossible, lines.kept), fields, add),
    unconfirmed: [
      [...submitted, 'createProperty.failed.unreachable'],
      screen(
        'Casa Açores',
        lines.alert(
          'We do not know whether this was done',
          lines.unreachable,
          'See first how it is now. If it was not done, do it again from there. Or send it again here: it is never done twice.',
        ),
        '[Send it again] => entry.submitted',
        'All properties → /host/properties',
      ),
    ],
    created: [
      [...submitted, 'createProperty.answered'],
      screen(
        'Casa Açores is added. Guests do not see it before you publish it.',
        'Fill in its content → /host/properties/casa-acores',
      ),
    ],
  },
  cases: {
    'the property that is copied': [
      [],
      lines.join(
        '# Duplicate a property',
        'The content of Casa do Limoeiro is copied, except its registration and its reviews.',
        fields,
        add,
      ),
      { visitId: 'visit', language: 'en', like: 'casa-do-limoeiro' },
    ],
  },
});
