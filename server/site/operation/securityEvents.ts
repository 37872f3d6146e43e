import type { Logger } from 'pino';
import { Counter, type Metric } from 'prom-client';

/** An event that may justify blocking a caller: a kind of the contract's problems, or a reached limit. */
export interface SecurityEvent {
  event:
    | 'unauthorized'
    | 'otp-incorrect'
    | 'otp-locked'
    | 'too-many-requests'
    | 'code-mail-refused'
    | 'hold-not-firm';
  /** The caller's network, as an HMAC; undefined if callers are not counted. */
  network: string | undefined;
  /** The request's path, without tokens. */
  path?: string;
  /** The reason. */
  by?: string;
  unit?: string;
}

interface LimitReached {
  by: string;
  network: string;
}

/** The number of an HMAC's characters that distinguish networks in the log. */
const shortMark = 12;

/**
 * Logs possible attacks, one line of the same shape each, without addresses. Operators find the address in their
 * proxy's log by the request id that both lines contain.
 */
export function openSecurityEvents(log: Logger) {
  const codeMailsRefused = new Counter({
    name: 'estadia_code_mails_refused_total',
    help: 'Rejected reservations and one-time passwords, by the limit for e-mailed codes that was reached',
    labelNames: ['by'],
    registers: [],
  });
  const holdsNotFirm = new Counter({
    name: 'estadia_holds_not_firm_total',
    help: 'Verified reservations whose nights are not reserved until payment, by the limit that was exceeded',
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
