import type { HostContext } from '../../base/context.ts';
import { Refusal } from '../../base/refusal.ts';
import type { HoldRefused } from '../../ports/watch.ts';
import type { Trx } from '../../store/database.ts';
import { codeMailCaps, holdCaps, nextPossible } from './caps.ts';
import { readBegun } from './readBegun.ts';
import type { Stranger } from './stranger.ts';
import { nextInShare, type Wish } from './unitShare.ts';

type Limit = readonly [by: HoldRefused['by'], next: Date | undefined];

/** The refusal of what may be asked again at an instant. */
export const refusalUntil = (next: Date, now: Date): Refusal =>
  new Refusal('too-many-requests', {
    retryAfter: Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000)),
  });

/** The limit that lasts longest; undefined where none is reached. */
const longest = (limits: readonly Limit[]) =>
  limits
    .flatMap(([by, next]) => (next === undefined ? [] : [{ by, next }]))
    .toSorted((a, b) => b.next.getTime() - a.next.getTime())[0];

/**
 * Keeps strangers from holding a calendar that is others' too, and from having mails sent to whom they like.
 * @throws {Refusal} 429 with the time when enough of what counts has ended
 */
export async function limitHolds(
  trx: Trx,
  host: Pick<HostContext, 'watch' | 'besieged'>,
  stranger: Stranger,
  wish: Wish,
): Promise<void> {
  const { unit, nights, own, now } = wish;
  const begun = await readBegun(trx, stranger, own, now);
  const limits = (['network', 'address'] as const).flatMap((by): Limit[] => [
    [by, nextPossible(holdCaps[by].atOnce, begun[by].atOnce, nights)],
    [by, nextPossible(holdCaps[by].anHour, begun[by].anHour, nights)],
    ['mails', nextPossible(codeMailCaps[by], begun[by].mails, 0)],
  ]);
  const refused = longest([
    ...limits,
    ['property', await nextInShare(trx, wish, begun.network.atOnce.length === 0)],
  ]);
  if (refused === undefined) return;
  const { by, next } = refused;
  host.watch.holdRefused({ by, unitId: unit.id, network: stranger.network });
  if (by === 'property') host.besieged.add(unit.id);
  throw refusalUntil(next, now);
}

/**
 * Keeps strangers from having codes sent again to whom they like.
 * @throws {Refusal} 429 as {@link limitHolds} does
 */
export async function limitCodeMails(trx: Trx, stranger: Stranger, now: Date): Promise<void> {
  const begun = await readBegun(trx, stranger, undefined, now);
  const refused = longest(
    (['network', 'address'] as const).map((by) => [
      'mails',
      nextPossible(codeMailCaps[by], begun[by].mails, 0),
    ]),
  );
  if (refused) throw refusalUntil(refused.next, now);
}
