import { getTerms } from '../content/index.ts';
import type { Read } from '../base/call.ts';
import { quoteStay } from '../pricing/index.ts';
import { Refusal, refuseValues } from '../base/refusal.ts';
import { readTime } from '../store/readTime.ts';
import { isClosed, stayViolations } from '../stays/stayChecks.ts';
import { readOfferedUnit } from '../stays/nightOverrides.ts';
import { isTaken } from '../stays/takenNights.ts';
import { requireUnit } from './requireUnit.ts';

/** Returns the current price of a stay; holds nothing. */
export const previewPrice: Read<'previewPrice'> = async (host, { body, language }) => {
  const unit = await readOfferedUnit(host.db, requireUnit(host, body.id), body);
  const now = await readTime(host.db);
  const violations = stayViolations(unit, body, now, 'guestCount');
  if (violations.length > 0) throw refuseValues(violations);
  if (isClosed(unit, body) || (await isTaken(host.db, unit.id, body))) {
    throw new Refusal('dates-unavailable');
  }
  const quote = quoteStay(getTerms(unit, language), body, now);
  const methods = [...host.gateway.getMethods()];
  return { ...quote, paymentOptions: quote.paymentOptions.map((option) => ({ ...option, methods })) };
};
