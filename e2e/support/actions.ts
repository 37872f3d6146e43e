import type { FailureKind } from '../../contract/callFailed.ts';
import type { Happening } from '../../machines/atlas/chart.ts';
import { isCall, type HostSide } from './hostSide.ts';

/** What a walker does for each happening that is not an answer of the host. */
export type Actions = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Brings a happening about: by what the walker does, else by letting the host answer or fail.
 *
 * @param changed what the host's answer becomes, for those that are told apart by a variant
 */
export async function bringAbout(
  { name }: Happening,
  actions: Actions,
  hostSide: HostSide,
  changed: Readonly<Record<string, (answer: never) => object>> = {},
): Promise<void> {
  const action = actions[name];
  if (action) return void (await action());
  const [call = '', outcome, variant, detail] = name.split('.');
  if (!isCall(call)) throw new Error(`Nobody knows how to do ${name}.`);
  if (outcome === 'failed') await hostSide.fails(call, variant as FailureKind, detail);
  else await hostSide.answers(call, variant === undefined ? undefined : changed[variant]);
}
