import { defineAnswer } from 'statechart-atlas';
import type { backupsMachine } from '../../../machines/dashboard/backups/backups.machine.ts';
import { backupsModel } from '../../../machines/dashboard/backups/backups.model.ts';
import {
  damagedBackups,
  noBackups,
  outsideBackups,
  sampleBackups,
} from '../../../machines/dashboard/backups/backups.samples.ts';
import { BackupsView } from '../../../src/dashboard/views/backups/BackupsView.tsx';
import { formatEvent } from '../support/screen.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Backups', 'Health → /host/health', ...parts);

const lead =
  'The site makes a backup every night and keeps the last 7. Copy them to another machine: if the disk fails, the backups on it are lost too.';
const running = `
  status| A backup is being made
  status| Began 3 March 2027, 14:30 (India Standard Time). You can leave this page.`;
const sound = `
  The backup of 3 March 2027, 09:30 (India Standard Time) can be restored
  It has 212 reservations, and none of its 9,204 rows is missing.
  Checked 3 March 2027, 13:30 (India Standard Time)`;

const sends = (type: string) =>
  sampleBackups.backups.map(({ backup }) => ` => ${formatEvent({ type, backup })}`) as [string, string];
const disabled: [string, string] = [' (disabled)', ' (disabled)'];
const drills = sends('drill.requested');
const downloads = sends('download.requested');

const stored = (
  make = ' => backup.requested',
  [drill, otherDrill] = drills,
  [download, otherDownload] = downloads,
) => `
  ## Stored backups
  [Back up now]${make}
  A check restores the backup into a temporary folder, opens it, counts its rows and deletes the folder. The site continues to run.
  ### 3 March 2027, 09:30 (India Standard Time)
  4.8 MB
  [Check the backup of 3 March 2027, 09:30 (India Standard Time)]${drill}
  [Download the backup of 3 March 2027, 09:30 (India Standard Time)]${download}
  ### 2 March 2027, 21:50 (India Standard Time)
  4.7 MB, made by hand
  [Check the backup of 2 March 2027, 21:50 (India Standard Time)]${otherDrill}
  [Download the backup of 2 March 2027, 21:50 (India Standard Time)]${otherDownload}`;
const waiting = stored(' (disabled)', disabled, disabled);

const refused = lines.rejected('Another backup or check is running, or the backup was deleted.');
const looking = lines.join(
  lines.unconfirmed('').split('\n[')[0]!,
  '[See how it is now] (busy)',
  '[Send it again] (disabled)',
);

const downloading = (...parts: string[]) =>
  screen(
    'estadia-2027-03-03T04-00-00Z.tar.gz',
    'The file contains the data of all guests: names, addresses and bookings, without encryption. Store it where only you can read it.',
    'It also contains the secret key of the site.',
    ...parts,
  );
const back = '[Back to the list] => list.requested';
const prepare = lines.join('[Prepare the file] => download.confirmed', back);

testScreens<typeof backupsMachine>({
  model: backupsModel,
  view: ({ snapshot, send }) => inDashboard(<BackupsView snapshot={snapshot} send={send} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The backups could not be loaded')),
    'shown.idle': screen(lead, sound, stored()),
    'shown.starting': screen(lead, sound, stored(' (busy)', disabled, disabled)),
    'shown.watching': screen(lead, running, sound, stored(' (disabled)', disabled)),
    'shown.refreshing': screen(lead, running, sound, waiting),
    'shown.outdated': screen(lead, running, sound, lines.outdated, waiting),
    'shown.reassessing': screen(lead, sound, refused, waiting),
    'shown.rejected': screen(lead, sound, refused, stored()),
    'shown.notReassessed': screen(
      lead,
      sound,
      lines.rejected(lines.notReassessed, lines.unreachable),
      '[Try again] => retry.requested',
      stored(),
    ),
    'shown.looking': screen(lead, sound, looking, waiting),
    'shown.unconfirmed': screen(lead, sound, lines.unconfirmed('task.repeated', ''), stored()),
    'downloading.confirming': downloading(prepare),
    'downloading.preparing': downloading(lines.waiting(prepare)),
    'downloading.proving': screen(lines.proving),
    'downloading.ready': downloading(
      'You can save the file within the next ten minutes.',
      'Save the file → /api/host/1/backups/estadia-2027-03-03T04-00-00Z.tar.gz/file',
      back,
    ),
    'downloading.tooMany': downloading(lines.rejected(lines.tooMany), prepare),
    'downloading.refused': downloading(lines.rejected('This backup does not exist any more.'), back),
    'downloading.failed': downloading(
      lines.alert('The file could not be prepared', lines.unreachable),
      prepare,
    ),
  },
  cases: {
    'a damaged backup and a failed one are explained': [
      [defineAnswer('listBackups', damagedBackups, '')],
      screen(
        lead,
        'The backup failed',
        'The disk is full. Free some space, then try again.',
        'The backup of 3 March 2027, 09:30 (India Standard Time) cannot be restored',
        'The file is damaged: its content does not match its checksums. Make a new backup, and check the disk.',
        'Checked 3 March 2027, 13:30 (India Standard Time)',
        stored(),
      ),
    ],
    'a site without backups offers to make the first one': [
      [defineAnswer('listBackups', { ...noBackups, days: 0 }, '')],
      screen(
        'Nightly backups are off',
        'Set BACKUP_DAYS to 7 on the server to get one every night.',
        '## Stored backups',
        '[Back up now] => backup.requested',
        'There is no backup yet.',
      ),
    ],
    'a site on a PostgreSQL server says who makes its backups': [
      [defineAnswer('listBackups', outsideBackups, '')],
      screen(
        'PostgreSQL makes the backups',
        'The data of this site is on a PostgreSQL server. Have pg_dump run there every night, or use the backups of your provider. From time to time, restore one into another database with pg_restore to see that it works.',
      ),
    ],
  },
});
