import { runPaths } from './paths/line.ts';

process.exitCode = await runPaths(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
