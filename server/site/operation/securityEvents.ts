import type { Logger } from 'pino';
import { Counter, type Metric } from 'prom-client';

/** What somebody may be blocked for: a kind of the contract's problems, or a hold that was refused. */
export interface SecurityEvent {
  event: 'unauthorized' | 'otp-incorrect' | 'otp-locked' | 'too-many-requests' | 'hold-refused';
  /** The network it came from, as an HMAC; undefined where callers are not counted. */
  network: string | undefined;
  /** The request's path, without tokens. */
  path?: string;
  /** For which reason. */
  by?: string;
  unit?: string;
}

interface HoldRefused {
  by: string;
  unitId: string;
  network: string;
}

/** As much of an HMAC as tells networks apart in a log. */
const shortMark = 12;

/**
 * Tells of what may be an attack: each in one line of one shape, without an address. Whoever runs the site finds that in
 * the log of their proxy, by the id that both lines have.
 */
export function openSecurityEvents(log: Logger) {
  const holdsRefused = new Counter({
    name: 'estadia_holds_refused_total',
    help: 'Holds that were refused to strangers, by what had begun enough of them',
    labelNames: ['by'],
    registers: [],
  });
  for (const by of ['network', 'address', 'mails', 'property']) holdsRefused.inc({ by }, 0);
  const note = ({ network, ...about }: SecurityEvent) =>
    log.warn({ ...about, network: network?.slice(0, shortMark) }, 'security event');
  return {
    note,
    holdRefused({ by, unitId, network }: HoldRefused): void {
      holdsRefused.inc({ by });
      note({ event: 'hold-refused', by, unit: unitId, network });
    },
    metrics: [holdsRefused] as readonly Metric[],
  };
}

export type SecurityEvents = ReturnType<typeof openSecurityEvents>;
