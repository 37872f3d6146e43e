import { defineAnswer, defineUserEvent } from 'statechart-atlas';
import { guessColumns } from '../../../contract/imports/guessColumns.ts';
import type { ListedImport } from '../../../contract/dashboard/stayImports.ts';
import type { stayImportMachine } from '../../../machines/dashboard/stayImport/stayImport.machine.ts';
import { stayImportModel } from '../../../machines/dashboard/stayImport/stayImport.model.ts';
import { StayImportView } from '../../../src/dashboard/views/stayImport/StayImportView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Import reservations', ...parts);

const chooser = `
  [Choose a file]
  A CSV file with at most 5 MB and 5,000 rows`;
const list = lines.join(
  'Save the reservations of the other system as a CSV file, and choose it here. Your browser reads the file and sends only the stays that you import.',
  chooser,
  `
  ## Earlier imports
  12 stays
  2 of them were changed since
  [Undo] — 1 February 2027, 15:30 (India Standard Time), Inês Carvalhal => undo.requested {'import':'import-2'}
  No stays
  20 January 2027, 15:30 (India Standard Time), a former person
  Undone`,
);
const toList = '[Back to the imports] => file.abandoned';

const first = `
  Line 2
  5 March to 12 March 2027
  Ana Silva
  2 guests · Casa do Limoeiro · Airbnb HM1 · €1,234.50`;
const second = `
  Line 3
  5 April to 8 April 2027
  Jean Petit
  1 guest · Casa do Limoeiro · Airbnb HM2`;
const others = `
  Line 4
  The stay is over.
  Line 5
  Cancelled or not confirmed`;
const sent =
  "{'stays':[{'unit':'casa-do-limoeiro','startDate':'2027-03-05','endDate':'2027-03-12','guests':2,'guest':{'firstName':'Ana','lastName':'Silva'},'channel':{'name':'Airbnb','reference':'HM1','payout':123450}},{'unit':'casa-do-limoeiro','startDate':'2027-04-05','endDate':'2027-04-08','guests':1,'guest':{'firstName':'Jean','lastName':'Petit'},'channel':{'name':'Airbnb','reference':'HM2'}}]}";
const columns = `
  ## Columns
  Check what each column contains.
  Confirmation code: <Number on the channel> — For example: HM1 => column.chosen {'index':0,'content':'arrival'}
  Status: <Status> — For example: Confirmed => column.chosen {'index':1,'content':'arrival'}
  Guest name: <Name of the guest> — For example: Ana Silva => column.chosen {'index':2,'content':'arrival'}
  # of adults: <Adults> — For example: 2 => column.chosen {'index':3,'content':'arrival'}
  Start date: <Check-in> — For example: 2027-03-05 => column.chosen {'index':4,'content':'departure'}
  End date: <Check-out> — For example: 2027-03-12 => column.chosen {'index':5,'content':'arrival'}
  Listing: <Property> — For example: Casa do Limoeiro => column.chosen {'index':6,'content':'arrival'}
  Earnings: <Payout to you> — For example: €1,234.50 => column.chosen {'index':7,'content':'arrival'}`;
const channel = (value: string) =>
  `Channel: "${value}" — The name of the website on which the stays were booked, for rows that do not contain it => channel.changed {'channel':'typed'}`;
const mapping = lines.join(
  '4 rows',
  columns,
  `
  ## Properties
  Casa do Limoeiro: <Casa do Limoeiro> => unit.chosen {'name':'Casa do Limoeiro','unit':'moinho'}`,
  channel('Airbnb'),
  '## First rows',
  first,
  second,
  'One guest is assumed.',
  'Without the amount, which is not in euros',
  others,
  `[Check 2 stays] => examination.requested ${sent}`,
  toList,
);

const omitted = lines.join('[3 rows are not imported]', second, 'The nights are taken: FYR3-FCYH', others);
const review = lines.join(
  '1 stay can be imported.',
  'Guests receive no email about it. Those with an email address receive the usual reminders before they arrive.',
  omitted,
);
const toColumns = '[Back to the columns] => mapping.requested';
const confirm = lines.join('[Import 1 stay] => import.confirmed', toColumns);

const effect = '10 stays are removed, and their nights become free. 2 stays that were changed since remain.';
const leaveUndo = '[Back to the imports] => undo.abandoned';
const undo = lines.join('[Remove the stays] => undo.confirmed', leaveUndo);

const readAs = (header: string[], ...rows: string[][]) =>
  defineAnswer(
    'readTable',
    { header, rows, columns: guessColumns({ header }), lines: rows.map((_, index) => index + 2) },
    'another file is read',
    'another',
  );
const chosen = ['listStayImports.answered', 'file.chosen'] as const;
const submitted = defineUserEvent({ type: 'examination.requested', stays: [] }, 'the form is sent', 'sent');
const preview = '## First rows';

testScreens<typeof stayImportMachine>({
  model: stayImportModel,
  view: ({ actor }) => inDashboard(<StayImportView actor={actor} onFile={() => {}} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The imports could not be loaded')),
    'shown.idle': screen(list),
    'shown.refreshing': screen(list),
    'shown.outdated': screen(lines.outdated, list),
    reading: screen('status| The file is being read…'),
    unreadable: screen(
      lines.alert(
        'This file cannot be imported',
        'It is a workbook of Excel or another program. Open it there, and save it as CSV.',
      ),
      chooser,
      toList,
    ),
    mapping: screen(mapping),
    incomplete: screen(mapping),
    examining: screen('status| The stays are being checked…'),
    notExamined: screen(lines.notLoaded('The stays could not be checked'), toColumns),
    reviewing: screen(review, confirm),
    importing: screen(review, lines.waiting(confirm)),
    tooMany: screen(lines.rejected(lines.tooMany), review, confirm),
    rejected: screen(lines.rejected(lines.impossible), review, toColumns),
    unconfirmed: screen(lines.unconfirmedAway('list.requested', 'import.confirmed')),
    imported: screen(
      `
      status| 1 stay is imported
      status| The nights are taken in the calendar. You can undo the import in the list of imports.`,
      omitted,
      `
      Go to the calendar → /host/calendar
      [Back to the imports] => list.requested`,
    ),
    'undoing.confirming': screen(effect, undo),
    'undoing.sending': screen(effect, lines.waiting(undo)),
    'undoing.proving': screen(lines.proving),
    'undoing.tooMany': screen(effect, lines.rejected(lines.tooMany), undo),
    'undoing.rejected': screen(effect, lines.rejected(lines.impossible), leaveUndo),
    'undoing.unconfirmed': screen(effect, lines.unconfirmedAway('undo.abandoned', 'undo.confirmed')),
  },
  local: ['[Choose a file]', '[3 rows are', '[4 rows are'],
  // The order of day and month is asked only if dates depend on it.
  sentByOthers: ['file.chosen', 'dateOrder.chosen'],
  cases: {
    'a site without imports': [
      [defineAnswer('listStayImports', [] as ListedImport[], 'there are none', 'none')],
      screen(list.replace(/\n *## Earlier.*/s, '')),
    ],
    'an import that was undone': [
      [
        'listStayImports.answered',
        'undo.requested',
        'undo.confirmed',
        'undoStayImport.answered',
        'listStayImports.answered',
      ],
      screen(
        `
        status| 10 stays were removed
        status| Changed since, so they remain: FYR3-FCYH and K7M2-9QXR`,
        list,
      ),
    ],
    'a file without headings that are known': [
      [...chosen, readAs(['a', ''], ['1', '2']), submitted],
      screen(
        lines.alert(
          'Something is missing',
          'Choose the columns with the check-in, and with the check-out or the nights.',
        ),
        `
        1 row
        ## Columns
        Check what each column contains.
        a: <Not imported> — For example: 1 => column.chosen {'index':0,'content':'arrival'}
        Column 2: <Not imported> — For example: 2 => column.chosen {'index':1,'content':'arrival'}
        ## Properties
        All rows: <Not imported> => unit.chosen {'name':'','unit':'casa-do-limoeiro'}`,
        channel(''),
        preview,
        `
        Line 2
        The dates cannot be read.
        [Check the stays] => examination.requested {'stays':[]}`,
        toList,
      ),
    ],
    'dates that can be read in two ways': [
      [...chosen, readAs(['Arrival', 'Departure'], ['01/02/2027', '02/03/2027']), submitted],
      screen(
        lines.alert('Something is missing', 'Choose whether the day or the month is first in dates.'),
        `
        1 row
        ## Columns
        Check what each column contains.
        Arrival: <Check-in> — For example: 01/02/2027 => column.chosen {'index':0,'content':'departure'}
        Departure: <Check-out> — For example: 02/03/2027 => column.chosen {'index':1,'content':'arrival'}
        Dates such as 01/02/2027: <Please choose> => dateOrder.chosen {'dateOrder':'dmy'}
        ## Properties
        All rows: <Not imported> => unit.chosen {'name':'','unit':'casa-do-limoeiro'}`,
        channel(''),
        preview,
        `
        Line 2
        The property is not imported.
        [Check the stays] => examination.requested {'stays':[]}`,
        toList,
      ),
    ],
    'a file whose stays cannot be imported': [
      [
        ...chosen,
        'readTable.answered',
        'examination.requested',
        defineAnswer(
          'examineStays',
          [
            { problem: 'known', by: 'FYR3-FCYH' },
            { problem: 'nightsTaken', by: null },
          ],
          'no stay can be imported',
          'none',
        ),
      ],
      screen(
        'No stay can be imported.',
        '[4 rows are not imported]',
        first,
        'Already in the calendar: FYR3-FCYH',
        second,
        'The nights are closed.',
        others,
        toColumns,
      ),
    ],
    'stays that others have taken in the meantime': [
      [
        ...chosen,
        'readTable.answered',
        'examination.requested',
        'examineStays.answered',
        'import.confirmed',
        defineAnswer('importStays', ['tooManyGuests'], 'nothing is stored', 'none'),
      ],
      screen(
        'status| No stay was imported',
        '[4 rows are not imported]',
        first,
        'The property has no room for so many guests.',
        second,
        'The nights are taken: FYR3-FCYH',
        others,
        `
        Go to the calendar → /host/calendar
        [Back to the imports] => list.requested`,
      ),
    ],
  },
});
