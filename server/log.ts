import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from './site/operation/requestId.ts';

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

/** An error without its other fields: a database's tells of rows, and so of guests. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, ...('code' in error && { code: error.code }), message, stack };
}

const everywhere = (name: string) => [name, `*.${name}`, `*.*.${name}`, `*.headers["${name}"]`];

/** The process's log: one JSON object a line, without secrets, and with the id of the request it is about. */
export const openLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
      mixin: () => ({ requestId: currentRequestId() }),
      redact: { paths: secretFields.flatMap(everywhere), censor: '…' },
    },
    destination,
  );
