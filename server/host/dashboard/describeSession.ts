import type { Session } from '../../../contract/dashboard/session.ts';
import type { HostContext } from '../base/context.ts';
import type { Database } from '../store/database.ts';
import { getTerms } from '../content/index.ts';
import { getListedUnits } from '../units/listRentalUnits.ts';
import { hasPasskey, type SignedIn } from '../users/index.ts';

/** Describes the signed-in person, and what every page of the dashboard needs. */
export async function describeSession(
  db: Database,
  host: HostContext,
  { user: { id, name, email, role, locale }, proofUntil }: SignedIn,
): Promise<Session> {
  return {
    user: { id, name, email, role, language: locale },
    proofUntil: proofUntil?.toISOString() ?? null,
    hasPasskey: await hasPasskey(db, id),
    productName: host.productName,
    isSandbox: host.isSandbox === true,
    isWithoutMail: !host.mailsAccess,
    isPreparing: role === 'owner' && (host.live.getClosedFor().length > 0 || host.isDemo()),
    properties: getListedUnits(host).map((unit) => ({
      id: unit.id,
      name: unit.texts[locale].name,
      timeZone: unit.timeZone,
      maxGuests: unit.maxGuests,
      ...(unit.ageGroups && { ageGroups: unit.ageGroups }),
      checkInAfter: unit.rules.checkInAfter,
      paymentOptions: getTerms(unit, locale).paymentOptions.map(({ id, name }) => ({ id, name })),
    })),
  };
}
