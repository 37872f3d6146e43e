import type { stayImportMachine } from '../../machines/dashboard/stayImport/stayImport.machine.ts';
import { listedImports, undoneImport } from '../../machines/dashboard/stayImport/stayImport.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, link, list, text as field, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure, describeOutdated } from './pageScreens.ts';

type StayImportState = StateName<typeof stayImportMachine>;

export interface StayImportHistory extends WalkHistory {
  /** The content of the first column. */
  first: string;
  /** The id of the chosen property. */
  unit: string;
  channel: string;
  /** Why the file cannot be read. */
  problem: 'spreadsheet' | 'damaged';
  /** Whether an import was undone, which the list says. */
  isUndone: boolean;
}

type Expectation = StateExpectation<StayImportHistory>;
type Part = (history: StayImportHistory) => Screen;

/** The headings of the walk’s file. */
export const headings = ['Confirmation code', 'Guest name', 'Start date', 'End date', 'Listing'] as const;

const { expectState, expectLoading, proof } = createPage<StayImportHistory>('dashboard.imports.stays.title');
const { loading, notLoaded } = expectLoading('listStayImports', 'dashboard.imports.notLoaded');
const [listed] = listedImports;

/** The stay that was changed before its import was undone. */
export const keptStay = undoneImport.kept[0]!;

const expectList = (more: Part = () => ({}), rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    'list',
    (history) => {
      const { text } = history.translator;
      const { actions = [], announcements = [], ...others } = more(history);
      return {
        headings: [text('dashboard.imports.earlier')],
        texts: [
          text('dashboard.imports.stays.lead'),
          text('dashboard.imports.stored', { count: listed!.stays }),
          text('dashboard.imports.changed', { count: listed!.changed }),
          text('dashboard.imports.undone'),
        ],
        actions: [
          ...actions,
          button(text('dashboard.imports.file.choose')),
          button(text('dashboard.imports.undo')),
        ],
        announcements: [
          ...announcements,
          ...(history.isUndone
            ? [
                `${text('dashboard.imports.undo.done', { count: undoneImport.removed })} ${text('dashboard.imports.undo.remaining', { numbers: keptStay })}`,
              ]
            : []),
        ],
        ...others,
      };
    },
    rest,
  );

/** The form with the columns of the file. */
const expectMapping = (more: Part = () => ({}), rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    'mapping',
    (history) => {
      const { text } = history.translator;
      const { first, unit, channel } = history;
      const count = channel === '' ? 0 : 2;
      return {
        headings: [
          text('dashboard.imports.columns'),
          text('dashboard.imports.properties'),
          text('dashboard.imports.preview'),
        ],
        texts: [text('dashboard.imports.rows', { count: 2 }), text('dashboard.imports.columns.about')],
        describeFields: [
          list(headings[0], first),
          list(headings[1], 'guest'),
          list(headings[2], 'arrival'),
          list(headings[3], 'departure'),
          list(headings[4], 'property'),
          list('Casa do Limoeiro', unit),
          field(text('dashboard.imports.channel'), channel),
        ],
        actions: [button(text('dashboard.imports.check', { count })), button(text('dashboard.imports.back'))],
        ...more(history),
      };
    },
    rest,
  );

/** The stays that can be imported, with the buttons that import them or return to the columns. */
const expectReview = (more: Part = () => ({}), rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    'review',
    (history) => {
      const { text } = history.translator;
      return {
        headings: [text('dashboard.imports.omitted', { count: 1 })],
        texts: [text('dashboard.imports.review', { count: 1 }), text('dashboard.imports.review.mail')],
        actions: [
          button(text('dashboard.imports.omitted', { count: 1 })),
          button(text('dashboard.imports.import', { count: 1 })),
          button(text('dashboard.imports.toColumns')),
        ],
        ...more(history),
      };
    },
    rest,
  );

/** The number of stays that are removed, with the buttons that remove them or return to the list. */
const expectUndo = (region: string, more: Part = () => ({}), rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    region,
    (history) => {
      const { text } = history.translator;
      return {
        texts: [
          text('dashboard.imports.undo.effect', { count: listed!.stays - listed!.changed }),
          text('dashboard.imports.undo.kept', { count: listed!.changed }),
        ],
        actions: [button(text('dashboard.imports.undo.confirm')), button(text('dashboard.imports.back'))],
        ...more(history),
      };
    },
    rest,
  );

/** The visible screen of each state of an import of stays; a missing state is a type error. */
export const stayImportExpected: Expectations<StayImportState, StayImportHistory> = {
  loading,
  notLoaded,
  'shown.idle': expectList(undefined, { takesFocusFrom: /^never$/ }),
  'shown.refreshing': expectList(undefined, { call: 'refreshStayImports' }),
  'shown.outdated': expectList(describeOutdated),
  reading: expectState('reading', ({ translator: { text } }) => ({
    announcements: [text('dashboard.imports.reading')],
  })),
  unreadable: expectState('unreadable', ({ translator: { text }, problem }) => {
    const title = text('dashboard.imports.unreadable');
    return {
      alert: [title, text(`dashboard.imports.problem.${problem}`)],
      actions: [button(text('dashboard.imports.file.choose')), button(text('dashboard.imports.back'))],
      focus: alert(title),
    };
  }),
  mapping: expectMapping(undefined, { takesFocusFrom: /^(reading|reviewing|notExamined|tooMany|rejected)$/ }),
  incomplete: expectMapping(
    ({ translator: { text } }) => ({
      alert: [text('dashboard.imports.missing'), text('dashboard.imports.missing.channel')],
    }),
    focusAlert('dashboard.imports.missing'),
  ),
  examining: expectState(
    'examining',
    ({ translator: { text } }) => ({ announcements: [text('dashboard.imports.checking')] }),
    { call: 'examineStays' },
  ),
  notExamined: expectState('notExamined', (history) => {
    const { text } = history.translator;
    return {
      ...describeFailure(history, 'dashboard.imports.notExamined'),
      actions: [button(text('action.tryAgain')), button(text('dashboard.imports.toColumns'))],
      focus: alert(text('dashboard.imports.notExamined')),
    };
  }),
  reviewing: expectReview(),
  importing: expectReview(
    ({ translator: { text } }) => ({
      actions: [button(text('dashboard.imports.omitted', { count: 1 }))],
      disabled: [
        button(text('dashboard.imports.import', { count: 1 })),
        button(text('dashboard.imports.toColumns')),
      ],
    }),
    { call: 'importStays', takesFocusFrom: /^unconfirmed$/ },
  ),
  tooMany: expectReview(describeTooMany, focusAlert('dashboard.outcome.rejected')),
  rejected: expectReview(
    (history) => ({
      ...describeRejected(history, 'dashboard.outcome.impossible'),
      actions: [
        button(history.translator.text('dashboard.imports.omitted', { count: 1 })),
        button(history.translator.text('dashboard.imports.toColumns')),
      ],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  unconfirmed: expectState('unconfirmed', (history) => describeUnconfirmed(history)),
  imported: expectState('imported', ({ translator: { text } }) => ({
    headings: [text('dashboard.imports.omitted', { count: 1 })],
    announcements: [`${text('dashboard.imports.done', { count: 1 })} ${text('dashboard.imports.done.text')}`],
    actions: [
      button(text('dashboard.imports.omitted', { count: 1 })),
      link(text('dashboard.reservation.unknown.action')),
      button(text('dashboard.imports.back')),
    ],
  })),
  'undoing.confirming': expectUndo('undo'),
  'undoing.sending': expectUndo(
    'undo',
    ({ translator: { text } }) => ({
      actions: [],
      disabled: [button(text('dashboard.imports.undo.confirm')), button(text('dashboard.imports.back'))],
    }),
    { call: 'undoStayImport', takesFocusFrom: /unconfirmed$/ },
  ),
  'undoing.proving': proof,
  'undoing.tooMany': expectUndo('undo', describeTooMany, focusAlert('dashboard.outcome.rejected')),
  'undoing.rejected': expectUndo(
    'undo',
    (history) => ({
      ...describeRejected(history, 'dashboard.outcome.impossible'),
      actions: [button(history.translator.text('dashboard.imports.back'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'undoing.unconfirmed': expectUndo('undoUnconfirmed', (history) => describeUnconfirmed(history)),
};
