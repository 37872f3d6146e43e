import * as v from 'valibot';
import { importLimits } from '../imports/limits.ts';
import { line, lineOrNone, linesOrNone } from '../schemas/guest.ts';
import { reservationNumber } from '../schemas/hold.ts';
import { means } from '../schemas/means.ts';
import { calendarDate, count, guestCount, instant, unitId } from '../schemas/primitives.ts';
import { fullName } from '../values/personName.ts';
import { isOwnSource } from '../values/sources.ts';
import { mostLongJsonBytes, type HostOperation } from '../operation.ts';
import { hosts } from './deskOperation.ts';
import { highestPrice } from './timeline.ts';

const cents = v.pipe(
  v.number('not_a_number'),
  v.safeInteger('not_a_number'),
  v.minValue(0, 'not_a_number'),
  v.maxValue(highestPrice, 'not_a_number'),
);

/** A stay from a file of another system. */
const importedStay = v.object({
  unit: unitId,
  startDate: calendarDate,
  endDate: calendarDate,
  guests: guestCount,
  guest: v.pipe(
    v.object({ firstName: lineOrNone(80), lastName: lineOrNone(80) }),
    v.check((person) => fullName(person) !== '', 'blank'),
  ),
  email: means(v.optional(lineOrNone(254)), 'The e-mail address as typed; it is omitted if it is not valid.'),
  phone: means(
    v.optional(lineOrNone(40)),
    'The phone number as typed; it is omitted if it cannot be dialled.',
  ),
  channel: v.object({
    name: v.pipe(
      line(40),
      v.check((name) => !isOwnSource(name.toLowerCase()), 'invalid_choice'),
    ),
    reference: means(v.optional(line(60)), 'The number of the reservation on the channel.'),
    payout: v.optional(cents),
    commission: v.optional(cents),
  }),
  note: v.optional(linesOrNone(1000)),
});
export type ImportedStay = v.InferOutput<typeof importedStay>;

const stays = v.pipe(
  v.array(importedStay),
  v.minLength(1, 'blank'),
  v.maxLength(importLimits.staysOfCall, 'too_long'),
);

/** Why a stay is not imported. */
const stayProblems = [
  'known',
  'otherDates',
  'nightsTaken',
  'past',
  'tooFar',
  'tooManyGuests',
  'unknownProperty',
  'refused',
] as const;
const problem = means(
  v.nullable(v.picklist(stayProblems)),
  'Why the stay is not imported; null if it is, or if it was.',
);
export type StayProblem = (typeof stayProblems)[number];

const examinedStay = v.object({
  problem,
  by: means(
    v.nullable(v.string()),
    'What takes the nights: the number of a reservation, or the name of a calendar; null if it has no name.',
  ),
});
export type ExaminedStay = v.InferOutput<typeof examinedStay>;

const importId = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
  'The id of an import.',
);

const importResult = v.object({
  import: importId,
  results: means(v.array(v.object({ problem })), 'What became of each stay, in their order.'),
});
export type StayImportResult = v.InferOutput<typeof importResult>;

const listedImport = v.object({
  import: importId,
  createdAt: instant,
  author: means(v.nullable(v.string()), 'The name of the person; null for former people.'),
  stays: means(count, 'The number of its stays that are stored.'),
  changed: means(count, 'The number of these stays that were changed afterwards, which remain.'),
  undoneAt: v.nullable(instant),
});
export type ListedImport = v.InferOutput<typeof listedImport>;

const undoneImport = v.object({
  import: importId,
  removed: means(count, 'The number of stays that were removed.'),
  kept: means(v.array(reservationNumber), 'The numbers of stays that were changed since, at most 20.'),
});
export type UndoneImport = v.InferOutput<typeof undoneImport>;

/** Stays from files of other systems. The files are read in the browser, which sends the stays. */
export const stayImportOperations = {
  listStayImports: {
    method: 'get',
    path: '/stay-imports',
    summary: 'List the last imports of stays, the newest first',
    success: { status: 200, answer: v.object({ imports: v.array(listedImport) }) },
    problems: {},
    roles: hosts,
    effect: 'reads',
  },
  examineStays: {
    method: 'post',
    path: '/stay-imports/examination',
    summary: 'Find out which stays of a file can be imported',
    body: v.object({ stays }),
    mostJsonBytes: mostLongJsonBytes,
    success: { status: 200, answer: v.object({ stays: v.array(examinedStay) }) },
    problems: { 422: ['validation-failed'] },
    roles: hosts,
    effect: 'reads',
  },
  importStays: {
    method: 'post',
    path: '/stay-imports',
    summary: 'Store stays of a file, without e-mails; a further call with the id of an import adds to it',
    body: v.object({ stays, import: v.optional(importId) }),
    mostJsonBytes: mostLongJsonBytes,
    success: { status: 201, answer: importResult },
    problems: {
      404: ['not-found'],
      409: ['command-refused', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
    roles: hosts,
    effect: 'changes',
  },
  undoStayImport: {
    method: 'post',
    path: '/stay-imports/{import}/undo',
    summary: 'Remove the stays of an import that were not changed since',
    params: { import: importId },
    success: { status: 200, answer: undoneImport },
    problems: { 404: ['not-found'], 409: ['command-refused', 'idempotency-mismatch'] },
    roles: hosts,
    effect: 'erases',
  },
} as const satisfies Record<string, HostOperation>;
