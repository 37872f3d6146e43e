import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { decodePhoto } from '../../../server/host/photos/decodePhoto.ts';
import { PhotoRefused, receivePhoto } from '../../../server/host/photos/receivePhoto.ts';

/**
 * Checks the file of an upload, and prints the answer with the largest memory of this process in bytes: `here` decodes
 * it in this process, as the decoder of the site does, and `apart` as the site does, which starts a decoder.
 */
const [, , place, file] = process.argv;
const check = place === 'here' ? receivePhoto : decodePhoto;
const answer = await check(await readFile(file!)).then(
  ({ bytes }) => ({ photo: bytes.toString('latin1') }),
  (error: unknown) => {
    if (error instanceof PhotoRefused) return { refused: error.kind };
    throw error;
  },
);
// The maximum of `process.resourceUsage()` includes the memory of the process that has started this one.
const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
process.stdout.write(JSON.stringify({ ...answer, memory: Number(kilobytes) * 1024 }));
