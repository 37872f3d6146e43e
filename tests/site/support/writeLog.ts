import { logEverything } from '../../../server/process/logFormat.ts';
import { openLog } from '../../../server/process/log.ts';
import { openLogOutput } from '../../../server/process/logOutput.ts';

// A process that writes numbered log lines of at least a length and then ends in the given way.
const [lines, end, length] = [Number(process.argv[2]), process.argv[3]!, Number(process.argv[4])];
const text = 'written before the end'.padEnd(length, '.');
const log = openLog('info', openLogOutput(1));
if (end === 'reported error') logEverything(log);
for (let line = 1; line <= lines; line += 1) log.info({ line }, text);

if (end === 'exit') process.exit(3);
if (end.startsWith('SIG')) process.kill(process.pid, end);
else if (end === 'error' || end === 'reported error') throw new Error('not caught');
else if (end === 'error line') log.error('the reader sees this line while the process waits');
// Waits for a signal.
setInterval(() => undefined, 60_000);
