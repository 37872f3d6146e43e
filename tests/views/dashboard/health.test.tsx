import type { healthMachine } from '../../../machines/dashboard/health/health.machine.ts';
import { healthModel } from '../../../machines/dashboard/health/health.model.ts';
import {
  quietHealth,
  sampleChecks,
  sampleHealth,
  soundChecks,
} from '../../../machines/dashboard/health/health.samples.ts';
import { defineAnswer } from 'statechart-atlas';
import { HealthView } from '../../../src/dashboard/views/health/HealthView.tsx';
import { formatEvent } from '../support/screen.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Health', 'Backups → /host/health/backups', ...parts);

const findings = (repair: string) => `
  Problem · Disk
  ### The disk is full: 0.1 GB left
  Free some space now. Bookings fail when the disk is full.
  Problem · Payments
  ### Stripe does not tell the site about payments
  The endpoint at https://stay.example/api/1/payment/webhook is missing. The site can create it.
  [Set up now]${repair}
  Note · Background tasks
  ### 2 emails, charges or refunds have failed
  They are listed below. Try them again when the cause is fixed.
  Note · Properties
  ### Casa do Limoeiro has 2 remarks about its content
  The review of the property lists them.
  Open the review → /host/properties/casa-do-limoeiro/review
  Note · Backups
  ### There is no backup yet
  Make one now. Afterwards, the site makes one every night.
  Open backups → /host/health/backups
  Note · moon
  ### what was found (moon.full)
  what to do (moon.full)
  [3 checks without problems]
  - Certificate · valid for 60 more days
  - Email
  - Sender (SPF)`;

const checkedAt = 'Checked 3 March 2027, 14:45 (India Standard Time)';
const isChecking = 'status| Checking the site…';

/** The result of the checks, with what the buttons send. */
const checked = (check: string, repair: string, status = checkedAt) =>
  lines.join('## 6 points to look at', `[Check again]${check}`, status, findings(repair));

const [mail, refund] = sampleHealth.jobs.map(({ id }) => id);
const retry = (id = '') => ` => ${formatEvent({ type: 'jobRetry.requested', id })}`;

const jobs = (all = retry(''), one = retry(mail), other = retry(refund)) => `
  ## Failed tasks
  [Try all again]${all}
  ### An email to a guest was not sent
  [FYR3-FCYH](/host/reservations/FYR3-FCYH)
  4 attempts since 3 March 2027, 12:42 (India Standard Time)
  The reason that was given: 550 mailbox full
  Next attempt 3 March 2027, 15:42 (India Standard Time)
  [Try again: An email to a guest was not sent FYR3-FCYH]${one}
  ### A refund failed
  1 attempt since 2 March 2027, 12:42 (India Standard Time)
  Not tried again by itself
  [Try again: A refund failed]${other}`;

const software = `
  ## Version
  Software: Estadia 0.2.0
  Node.js: 24.4.0
  Database: PostgreSQL 17.5, embedded
  Running since: 1 March 2027, 09:30 (India Standard Time)
  Free disk space: 48.2 GB
  [What is new in this version]
  These notes are in English.
  - To upgrade: copy content/ first.
  - Payments: Stripe with cards.`;

const disabled = ' (disabled)';
const waitingJobs = jobs(disabled, disabled, disabled);

/** A page on which actions can begin. */
const idle = (...parts: string[]) =>
  screen(...parts, checked(' => check.requested', ' => repair.requested'), jobs(), software);
/** A page that waits for an answer. */
const waiting = (...parts: string[]) => screen(...parts, checked(disabled, disabled), waitingJobs, software);

const looking = '[See how it is now] (busy)\n[Send it again] (disabled)';
const unknown = lines.unconfirmed('').split('\n[')[0]!;
const withLook = (advice: string) => lines.join(advice, looking);

testScreens<typeof healthMachine>({
  model: healthModel,
  view: ({ snapshot, send }) => inDashboard(<HealthView snapshot={snapshot} send={send} />),
  // The list of checks without problems, and the notes about the version.
  local: ['[3 checks without problems]', '[2 checks without problems]', '[What is new'],
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The state of the site could not be loaded')),
    'shown.checking': screen('## Checks', '[Check again] (busy)', isChecking, waitingJobs, software),
    'shown.notChecked': screen(
      lines.alert('The site could not be checked', lines.unreachable),
      '## Checks',
      '[Check again] => check.requested',
      jobs(),
      software,
    ),
    'shown.idle': idle(),
    'shown.refreshing': idle(),
    'shown.outdated': idle(lines.outdated),
    'shown.retrying': screen(checked(disabled, disabled), jobs(disabled, ' (busy)', disabled), software),
    'shown.repairing': screen(checked(disabled, ' (busy)'), waitingJobs, software),
    'shown.reassessing': waiting(lines.rejected('The task is no longer among the failed ones.')),
    'shown.rejected': idle(lines.rejected('The task is no longer among the failed ones.')),
    'shown.notReassessed': idle(
      lines.rejected(lines.notReassessed, lines.unreachable),
      '[Try again] => retry.requested',
    ),
    'shown.lookingAfterRetry': waiting(withLook(unknown)),
    'shown.retryUnconfirmed': idle(lines.unconfirmed('jobRetry.repeated', '')),
    'shown.lookingAfterRepair': screen(
      withLook(unknown),
      checked(' (busy)', disabled, isChecking),
      waitingJobs,
      software,
    ),
    'shown.repairUnconfirmed': idle(lines.unconfirmed('repair.repeated', '')),
  },
  cases: {
    'all is well': [
      [defineAnswer('loadHealth', quietHealth, ''), defineAnswer('checkSite', soundChecks, '')],
      screen(
        '## All is well',
        '[Check again] => check.requested',
        'Checked 3 March 2027, 14:50 (India Standard Time)',
        '2 checks without problems',
        '[2 checks without problems]',
        '- Disk · 48.2 GB free',
        '- Email',
        '## Failed tasks',
        'No email, charge or refund has failed.',
        software,
      ),
    ],
    'a finding about failed tasks is not shown after all of them were done': [
      [
        defineAnswer('loadHealth', quietHealth, ''),
        defineAnswer('checkSite', { ...sampleChecks, findings: [sampleChecks.findings[2]] }, ''),
      ],
      screen(
        '## All is well',
        '[Check again] => check.requested',
        checkedAt,
        '0 checks without problems',
        '## Failed tasks',
        'No email, charge or refund has failed.',
        software,
      ),
    ],
    'another attempt of a task is announced': [
      [
        'loadHealth.answered',
        'checkSite.answered',
        'jobRetry.requested',
        'retryJobs.answered',
        'refreshHealth.answered',
      ],
      idle('status| The tasks are being tried again'),
    ],
    'a repair is announced after another check': [
      [
        'loadHealth.answered',
        'checkSite.answered',
        'repair.requested',
        'repairWebhook.answered',
        'checkSite.answered',
      ],
      idle('status| Stripe now informs the site about payments'),
    ],
  },
});
