import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from '../site/operation/requestId.ts';

/** Names of fields whose values are never logged, at any depth. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'otp',
  'otpToken',
  'token',
  'access_token',
  'client_secret',
  'clientSecret',
  'secretKey',
];

/** Returns an error without its other fields: a database error contains rows, and with them guest data. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, ...('code' in error && { code: error.code }), message, stack };
}

const everywhere = (name: string) => [name, `*.${name}`, `*.*.${name}`, `*.headers["${name}"]`];

/** pino's numbers of the levels `error` and `fatal`. */
const [errorLevel, fatalLevel] = [50, 60];

interface Output extends DestinationStream {
  flush?: () => void;
  flushSync?: () => void;
}

/**
 * Opens the process's log: one JSON object per line, without secrets, with the id of the request that it belongs to.
 * Errors are written immediately.
 */
export const openLog = (level: string, output: Output): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
      mixin: () => ({ requestId: currentRequestId() }),
      redact: { paths: secretFields.flatMap(everywhere), censor: '…' },
      hooks: {
        logMethod(values, log, lineLevel) {
          log.apply(this, values);
          // After a fatal error, the process exits: the lines must not overtake each other.
          if (lineLevel >= fatalLevel) output.flushSync?.();
          else if (lineLevel >= errorLevel) output.flush?.();
        },
      },
    },
    output,
  );
