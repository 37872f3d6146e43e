import type { Command } from 'commander';
import { CommandRefused } from '../../host/index.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { connectToHost } from '../connection/connectToHost.ts';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, readSettings, type Shell } from './shell.ts';

const lineOf = ({ check, outcome, found, mend }: Finding) => {
  const line = `${outcome.padEnd(8)} ${check.padEnd(15)} ${plain(found)}`;
  return mend === null ? line : `${line}\n${' '.repeat(25)}→ ${plain(mend)}`;
};

/** Examines a site. */
export const doctor = (shell: Shell): Command =>
  commandAbout('doctor', {
    summary: 'say what is wrong with the site, and how to mend it',
    description:
      'Looks at settings, disk, secret key, properties, database, clock, mail server, backups, gateway, the running ' +
      'site, its public address as guests reach it, certificate and proxy. Changes nothing.',
    example: 'doctor --send-test you@example.com',
  })
    .option('--send-test <address>', 'send a mail there, to see that it arrives')
    .addOption(jsonOption('[{ check, outcome: ok | warning | failed, found, mend }]; with exit code 1 too'))
    .action(async ({ sendTest, ...options }: { sendTest?: string; json?: true }) => {
      const config = readSettings(shell);
      const findings = await examine(config, {
        connect: () => connectToHost(config, shell.log),
        openMailServer: shell.openMailServer,
        testAddress: sendTest,
      });
      answer(shell, options, findings, (found) => found.map(lineOf).join('\n'));
      const failed = findings.filter(({ outcome }) => outcome === 'failed').length;
      if (failed > 0) throw new CommandRefused(`Failed: ${failed}.`);
    });
