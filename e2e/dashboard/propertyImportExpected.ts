import type { propertyImportMachine } from '../../machines/dashboard/propertyImport/propertyImport.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, area, button, link, list, text as field, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage } from './pageScreens.ts';

type PropertyImportState = StateName<typeof propertyImportMachine>;

/** The fields that the files and the text of the walk contain. */
export interface WalkEntry {
  name: string;
  bedrooms: string;
  beds: string;
  /** The address of the page. */
  property: string;
}

export interface PropertyImportHistory extends WalkHistory {
  /** The pasted text. */
  pasted: string;
  problem: 'noJson' | 'noProperty' | 'damaged';
  entry: WalkEntry;
}

type Expectation = StateExpectation<PropertyImportHistory>;
type Part = (history: PropertyImportHistory) => Screen;

const { expectState } = createPage<PropertyImportHistory>('dashboard.imports.property.title');

const describeChoice = ({ pasted, translator: { text } }: PropertyImportHistory) => ({
  headings: [text('dashboard.imports.property.file'), text('dashboard.imports.property.text')],
  texts: [text('dashboard.imports.property.lead'), text('dashboard.imports.property.file.lead')],
  describeFields: [area(text('dashboard.imports.property.text.label'), pasted)],
  actions: [
    button(text('dashboard.imports.file.choose')),
    button(text('dashboard.imports.property.text.read')),
  ],
});

const describeFields = ({ entry, translator: { text, language } }: PropertyImportHistory) => [
  field(text('dashboard.field.name'), entry.name),
  area(text('dashboard.field.summary')),
  area(text('dashboard.field.description')),
  area(text('dashboard.field.neighbourhood')),
  area(text('dashboard.field.notes')),
  field(text('dashboard.field.maxGuests')),
  field(text('dashboard.field.bedrooms'), entry.bedrooms),
  field(text('dashboard.field.beds'), entry.beds),
  field(text('dashboard.field.bathrooms')),
  field(text('dashboard.field.checkInAfter')),
  field(text('dashboard.field.checkOutUntil')),
  field(text('dashboard.field.street')),
  field(text('dashboard.field.postalCode')),
  field(text('dashboard.field.city')),
  field(text('dashboard.field.region')),
  field(text('dashboard.field.country')),
  field(text('dashboard.field.latitude')),
  field(text('dashboard.field.longitude')),
  list(text('dashboard.properties.language'), language),
  field(text('dashboard.properties.address'), entry.property),
];

const expectForm = (more: Part = () => ({}), rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    'form',
    (history) => {
      const { text } = history.translator;
      const { actions = [], disabled, ...others } = more(history);
      const buttons = [
        button(text('dashboard.properties.create')),
        button(text('dashboard.imports.property.restart')),
      ];
      return {
        texts: [text('dashboard.imports.property.understood')],
        describeFields: describeFields(history),
        ...(disabled ? { disabled: buttons } : { actions: [...buttons, ...actions] }),
        ...others,
      };
    },
    rest,
  );

/** The message about the marked address. */
const describeMarked =
  (message: 'dashboard.properties.taken' | 'violation.invalid_id'): Part =>
  ({ translator: { text, labelled } }) => {
    const title = text('dashboard.setup.refused');
    const wrong = labelled(text('dashboard.properties.address'), text(message));
    return {
      headings: [title],
      alert: [title, text('problem.validationFailed.text'), wrong],
      actions: [link(wrong)],
      focus: alert(title),
    };
  };

const withKept =
  (describe: (history: PropertyImportHistory) => Screen & { alert: readonly string[] }): Part =>
  (history) => {
    const { alert: texts, ...screen } = describe(history);
    return { ...screen, alert: [...texts, history.translator.text('problem.kept')] };
  };

/** The visible screen of each state of an import of a property; a missing state is a type error. */
export const propertyImportExpected: Expectations<PropertyImportState, PropertyImportHistory> = {
  choosing: expectState('choosing', describeChoice),
  reading: expectState('reading', ({ translator: { text } }) => ({
    announcements: [text('dashboard.imports.reading')],
  })),
  unreadable: expectState(
    'choosing',
    (history) => {
      const { text } = history.translator;
      const title = text('dashboard.imports.property.none');
      return {
        ...describeChoice(history),
        alert: [title, text(`dashboard.imports.property.problem.${history.problem}`)],
        focus: alert(title),
      };
    },
    focusAlert('dashboard.imports.property.none'),
  ),
  selecting: expectState('selecting', ({ translator: { text } }) => ({
    headings: [text('dashboard.imports.property.choose')],
    actions: [button('Casa Azul'), button('Casa Verde'), button(text('dashboard.imports.property.restart'))],
  })),
  editing: expectForm(),
  creating: expectForm(() => ({ disabled: [] }), {
    call: 'createImportedDraft',
    takesFocusFrom: /unconfirmed$/,
  }),
  refused: expectForm(
    ({ failure, ...history }) =>
      failure === 'validation-failed' ? describeMarked('violation.invalid_id')({ failure, ...history }) : {},
    focusAlert('dashboard.setup.refused'),
  ),
  taken: expectForm(describeMarked('dashboard.properties.taken'), focusAlert('dashboard.setup.refused')),
  tooMany: expectForm(withKept(describeTooMany), focusAlert('dashboard.outcome.rejected')),
  rejected: expectForm(
    withKept((history) => describeRejected(history, 'dashboard.outcome.impossible')),
    focusAlert('dashboard.outcome.rejected'),
  ),
  unconfirmed: expectState('unconfirmed', (history) => {
    const { text } = history.translator;
    return {
      ...describeUnconfirmed(history),
      actions: [button(text('dashboard.outcome.repeat')), link(text('dashboard.properties.all'))],
      texts: [history.entry.name],
    };
  }),
  created: expectState('created', ({ entry: { name }, translator: { text } }) => ({
    texts: [text('dashboard.properties.created', { name })],
    actions: [link(text('dashboard.properties.created.open'))],
  })),
};
