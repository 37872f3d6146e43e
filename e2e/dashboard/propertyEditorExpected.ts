import type { PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { findDifferences, type Sides } from '../../contract/content/differences.ts';
import { readField } from '../../contract/content/documentFields.ts';
import { fieldName, type FieldPath } from '../../contract/content/issues.ts';
import type { ShownProperty } from '../../contract/dashboard/properties.ts';
import { getCause } from '../../contract/schemas/callFailed.ts';
import type { propertyEditorMachine } from '../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import {
  alert,
  area,
  button,
  disabledField,
  link,
  list,
  radio,
  text as field,
  type Screen,
} from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { createPage, describeFailure } from './pageScreens.ts';

type EditorState = StateName<typeof propertyEditorMachine>;

export interface EditorHistory extends WalkHistory {
  /** The property as it is stored, and the content with the changes of this tab. */
  stored: ShownProperty;
  document: PropertyDocument;
  /** The content that was sent last. */
  sent: PropertyDocument;
  /** The property as somebody else has changed it, and the chosen side of each field. */
  theirs: ShownProperty;
  sides: Sides;
  /** The number of versions that the host has sent; each has another revision. */
  versions: number;
}

type Expectation = StateExpectation<EditorHistory>;
type Part = (history: EditorHistory) => Screen;

const { expectState, expectLoading } = createPage<EditorHistory>('dashboard.editor.rules');
const { loading, notLoaded } = expectLoading('showProperty', 'dashboard.properties.one.notLoaded');

const rules = (name: string): FieldPath => ['property', 'rules', name];
export const checkInPath = rules('checkInAfter');
const lostKeysPath = rules('lostKeysFee');

/** The name of each field that can differ, with its section. */
const fieldLabels: Readonly<Record<string, MessageId>> = {
  [fieldName(checkInPath)]: 'dashboard.field.checkInAfter',
  [fieldName(lostKeysPath)]: 'dashboard.field.lostKeysFee',
};

const read = (document: PropertyDocument, path: FieldPath) => String(readField(document, path));

const describeSectionFields = ({ document, translator: { text, language } }: EditorHistory): string[] => {
  const fee = read(document, lostKeysPath);
  return [
    field(text('dashboard.field.checkInAfter'), read(document, checkInPath)),
    field(text('dashboard.field.checkOutUntil'), '11:00'),
    field(text('dashboard.field.from'), '22:00'),
    field(text('dashboard.field.to'), '08:00'),
    list(text('dashboard.field.pets'), 'no'),
    list(text('dashboard.field.smoking'), 'no'),
    list(text('dashboard.field.parties'), 'no'),
    field(text('dashboard.field.lostKeysFee'), language === 'en' ? fee : fee.replace('.', ',')),
    area(nameParagraph(text), 'There is no lift.'),
  ];
};

type Text = EditorHistory['translator']['text'];
const nameParagraph = (text: Text) =>
  text('dashboard.editor.line', { field: text('dashboard.field.notes'), number: 1 });

/** The buttons of the paragraphs. */
const listFieldButtons = (text: Text) => [
  button(text('dashboard.editor.item.remove', { item: nameParagraph(text) })),
  button(text('dashboard.editor.lines.add')),
];

const listLinks = ({ stored, translator: { text } }: EditorHistory, isReadOnly = false) => [
  link(text('dashboard.editor.next', { section: text('dashboard.editor.taxes') })),
  ...(stored.hasDraft && !isReadOnly ? [link(text('dashboard.review.title'))] : []),
  link(text('dashboard.editor.back')),
];

/** The fields of the section with what is said about saving them. */
const expectSection = (describe: Part, rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    'section',
    (history) => {
      const { actions = [], ...others } = describe(history);
      return {
        describeFields: describeSectionFields(history),
        actions: [...actions, ...listFieldButtons(history.translator.text), ...listLinks(history)],
        ...others,
      };
    },
    { takesFocusFrom: /^conflict/, ...rest },
  );

const describeSaved: Part = ({ stored, translator: { text } }) => ({
  announcements: [text(stored.hasDraft ? 'dashboard.editor.saved' : 'dashboard.editor.unchanged')],
});
const describeSaving: Part = ({ translator: { text } }) => ({
  announcements: [text('dashboard.editor.saving')],
});

const describeNotSaved = ({ translator, failure }: EditorHistory): Screen => {
  const { text } = translator;
  const reason =
    getCause(failure) === 'unreachable'
      ? text('dashboard.editor.notSaved.text')
      : getReason(translator, failure);
  return {
    alert: [text('dashboard.editor.notSaved'), reason],
    actions: [button(text('action.tryAgain'))],
  };
};

const listDifferences = ({ document, theirs }: EditorHistory) => findDifferences(document, theirs.document);
const listLabels = (history: EditorHistory) => {
  const { text } = history.translator;
  return listDifferences(history).map(
    ({ path }) => `${text('dashboard.editor.rules')} › ${text(fieldLabels[fieldName(path)]!)}`,
  );
};

/** The visible screen of each state of a section of the editor; a missing state is a type error. */
export const propertyEditorExpected: Expectations<EditorState, EditorHistory> = {
  loading: { ...loading, takesFocusFrom: /^(notLoaded|gone)$/ },
  notLoaded,
  'editing.idle': expectSection(describeSaved),
  'editing.refreshing': expectSection(describeSaved, { call: 'refreshProperty' }),
  'editing.waiting': expectSection(describeSaving),
  'editing.saving.current': expectSection(describeSaving, { call: 'saveContent' }),
  'editing.saving.outdated': expectSection(describeSaving),
  'editing.notSaved': expectSection(describeNotSaved),
  'editing.refused': expectSection(({ translator: { text } }) => ({
    alert: [text('dashboard.editor.refused'), text('dashboard.editor.refused.text')],
    actions: [button(text('action.tryAgain'))],
  })),
  'conflict.loading': expectState(
    'conflict.loading',
    ({ translator: { text } }) => ({ announcements: [text('frame.loading')] }),
    { call: 'loadOtherVersion' },
  ),
  'conflict.notLoaded': expectState('conflict.notLoaded', (history) => {
    const { text } = history.translator;
    const title = 'dashboard.editor.conflict.notLoaded';
    return {
      ...describeFailure(history, title),
      texts: [text('dashboard.editor.conflict.kept')],
      actions: [button(text('action.tryAgain'))],
      focus: alert(text(title)),
    };
  }),
  'conflict.choosing': expectState('conflict.choosing', (history) => {
    const { text } = history.translator;
    return {
      announcements: [`${text('dashboard.editor.conflict')} ${text('dashboard.editor.conflict.text')}`],
      texts: listLabels(history),
      describeFields: listDifferences(history).flatMap(({ path }) => {
        const side = history.sides[fieldName(path)];
        return [
          radio(text('dashboard.editor.conflict.mine'), side === 'mine'),
          radio(text('dashboard.editor.conflict.theirs'), side === 'theirs'),
        ];
      }),
      actions: [
        button(text('dashboard.editor.conflict.allMine')),
        button(text('dashboard.editor.conflict.allTheirs')),
        button(text('dashboard.editor.conflict.resolve')),
      ],
    };
  }),
  'conflict.inFiles': expectState('conflict.inFiles', (history) => {
    const { text } = history.translator;
    return {
      announcements: [`${text('dashboard.editor.readOnly')} ${text('dashboard.editor.inFiles')}`],
      texts: listLabels(history),
      actions: [
        link(text('dashboard.properties.all')),
        button(text('dashboard.properties.action.discardDraft')),
      ],
    };
  }),
  readOnly: expectState(
    'readOnly',
    (history) => {
      const { text } = history.translator;
      return {
        texts: [text('dashboard.editor.readOnly'), text('dashboard.editor.readOnly.text')],
        actions: [link(text('dashboard.properties.all')), ...listLinks(history, true)],
        disabled: [...describeSectionFields(history).map(disabledField), ...listFieldButtons(text)],
      };
    },
    { takesFocusFrom: /^conflict/ },
  ),
  gone: expectState('gone', ({ translator: { text } }) => {
    const title = text('dashboard.properties.unknown');
    return {
      alert: [title, text('dashboard.properties.unknown.text')],
      actions: [link(text('dashboard.properties.all')), button(text('action.tryAgain'))],
      focus: alert(title),
    };
  }),
};
