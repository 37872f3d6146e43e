import { pino, type Logger } from 'pino';

/** Field names whose values are never written, wherever they are. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'otp',
  'token',
  'access_token',
  'client_secret',
  'clientSecret',
  'secretKey',
];

const everywhere = (name: string) => [name, `*.${name}`, `*.*.${name}`, `*.headers["${name}"]`];

/** The process's log: one JSON object a line, without secrets. */
export const openLog = (level: string, descriptor: 1 | 2 = 1): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretFields.flatMap(everywhere), censor: '…' },
    },
    pino.destination(descriptor),
  );
