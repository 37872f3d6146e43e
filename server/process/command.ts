import { pino } from 'pino';
import { runCommandLine, type Terminal } from '../commands/index.ts';
import { CannotStart } from './cannotStart.ts';
import { converse } from './dialogue.ts';
import { readEnvironmentFile } from './environment.ts';
import { openLog } from './log.ts';
import { createSandboxSidecar } from '../sandbox/index.ts';
import { openGatewayDiagnostics } from './openGatewayDiagnostics.ts';
import { openPhotoStore } from './openPhotoStore.ts';
import { openSessionReader } from './openSessionReader.ts';
import { readTexts } from './readTexts.ts';
import { smtpMailer } from './smtpMailer.ts';

// Files that a command writes must not be readable by other users of the machine.
process.umask(0o077);

const { stdin, stdout, stderr } = process;

async function ask(question: string): Promise<boolean> {
  const dialogue = converse();
  // The end of input counts as "no".
  const reply = await dialogue.ask(`${question} [y/N] `);
  dialogue.end();
  return /^y(es)?$/i.test(reply?.trim() ?? '');
}

const terminal: Terminal = {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
  converse,
};

// A reader such as `head` may close the pipe early.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const args = process.argv.slice(2);

function readSettings(): void {
  try {
    for (const sentence of readEnvironmentFile()) terminal.err(`${sentence}\n`);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    terminal.err(`${error.message}\n`);
    process.exit(1);
  }
}

// The site reads the file itself when it starts.
if (args[0] !== 'start') readSettings();

process.exitCode = await runCommandLine(args, {
  terminal,
  environment: process.env,
  log: openLog('error', pino.destination(2)),
  openMailServer: smtpMailer,
  readTexts,
  openGateway: openGatewayDiagnostics,
  openSessionReader,
  openPhotoStore,
  openSidecar: createSandboxSidecar,
  serve: async () => (await import('./serve.ts')).serve(),
});
