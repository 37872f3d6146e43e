import type { Logger } from 'pino';
import { Counter, type Metric } from 'prom-client';

/** What somebody may be blocked for: a kind of the contract's problems, or a limit that was reached. */
export interface SecurityEvent {
  event:
    | 'unauthorized'
    | 'otp-incorrect'
    | 'otp-locked'
    | 'too-many-requests'
    | 'code-mail-refused'
    | 'hold-not-firm';
  /** The network it came from, as an HMAC; undefined where callers are not counted. */
  network: string | undefined;
  /** The request's path, without tokens. */
  path?: string;
  /** For which reason. */
  by?: string;
  unit?: string;
}

interface LimitReached {
  by: string;
  network: string;
}

/** As much of an HMAC as tells networks apart in a log. */
const shortMark = 12;

/**
 * Tells of what may be an attack: each in one line of one shape, without an address. Whoever runs the site finds that in
 * the log of their proxy, by the id that both lines have.
 */
export function openSecurityEvents(log: Logger) {
  const codeMailsRefused = new Counter({
    name: 'estadia_code_mails_refused_total',
    help: 'Orders and codes that were refused, by what had had enough codes mailed',
    labelNames: ['by'],
    registers: [],
  });
  const holdsNotFirm = new Counter({
    name: 'estadia_holds_not_firm_total',
    help: 'Verified reservations whose nights are not kept until they are paid, by the limit that they are beyond',
    labelNames: ['by'],
    registers: [],
  });
  for (const by of ['network', 'address']) codeMailsRefused.inc({ by }, 0);
  for (const by of ['network', 'domain', 'property', 'repeated']) holdsNotFirm.inc({ by }, 0);
  const note = ({ network, ...about }: SecurityEvent) =>
    log.warn({ ...about, network: network?.slice(0, shortMark) }, 'security event');
  return {
    note,
    codeMailRefused({ by, network }: LimitReached): void {
      codeMailsRefused.inc({ by });
      note({ event: 'code-mail-refused', by, network });
    },
    holdNotFirm({ by, unitId, network }: LimitReached & { unitId: string }): void {
      holdsNotFirm.inc({ by });
      note({ event: 'hold-not-firm', by, unit: unitId, network });
    },
    metrics: [codeMailsRefused, holdsNotFirm] as readonly Metric[],
  };
}

export type SecurityEvents = ReturnType<typeof openSecurityEvents>;
