import type { Command } from 'commander';
import { CommandRefused } from '../../host/index.ts';
import type { Config } from '../../config/index.ts';
import { testGateway } from '../doctor/rehearsal.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { connectToHost } from '../connection/connectToHost.ts';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, readNamedSettings, type Shell } from './shell.ts';

const getLine = ({ check, outcome, found, fix }: Finding) => {
  const line = `${outcome.padEnd(8)} ${check.padEnd(15)} ${plain(found)}`;
  return fix === null ? line : `${line}\n${' '.repeat(25)}→ ${plain(fix)}`;
};

interface DoctorOptions {
  sendTest?: string;
  gateway?: true;
  json?: true;
}

function refuseFailed(findings: readonly Finding[]): void {
  const failed = findings.filter(({ outcome }) => outcome === 'failed').length;
  if (failed > 0) throw new CommandRefused(`Failed: ${failed}.`);
}

/** Prints each step as soon as it is done, because some take seconds. */
async function printGatewayTest(shell: Shell, config: Config, { json }: { json?: true }): Promise<void> {
  const findings: Finding[] = [];
  for await (const finding of testGateway(config, shell.openGateway)) {
    findings.push(finding);
    if (!json) shell.terminal.out(`${getLine(finding)}\n`);
  }
  if (json) answer(shell, { json }, findings, () => '');
  refuseFailed(findings);
}

/** Checks a site. */
export const doctor = (shell: Shell): Command =>
  commandAbout('doctor', {
    summary: 'check the site and say how to fix each problem',
    description:
      'Check settings, disk, secret key, properties, database, clock, mail server, the DNS records of the sender’s domain, ' +
      'backups, gateway, the running site, its public address as guests reach it, certificate and proxy. The command changes nothing, except that --gateway ' +
      'leaves payments in the account’s test mode.',
    example: 'doctor --send-test you@example.com',
  })
    .option('--send-test <address>', 'send a test e-mail to this address')
    .option('--gateway', 'run only test payments, refunds and declined cards, with a Stripe test key')
    .addOption(
      jsonOption('[{ check, outcome: ok | warning | failed, found, fix }]; also written with exit code 1'),
    )
    .action(async ({ sendTest, gateway, ...options }: DoctorOptions) => {
      const config = await readNamedSettings(shell);
      if (gateway) return printGatewayTest(shell, config, options);
      const findings = await examine(config, {
        connect: () => connectToHost(config, shell),
        openMailServer: shell.openMailServer,
        readTexts: shell.readTexts,
        openGateway: shell.openGateway,
        testAddress: sendTest,
      });
      answer(shell, options, findings, (found) => found.map(getLine).join('\n'));
      refuseFailed(findings);
    });
