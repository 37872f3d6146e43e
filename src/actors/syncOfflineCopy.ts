import { fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { shouldStore, openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { browserShell, type Shell } from './reservationShell.ts';

type Page = typeof reservationMachine;

interface Environment {
  device: StoredReservations;
  shell: Pick<Shell, 'isPossible' | 'keep' | 'forget'>;
  path: () => string;
  now: () => Date;
  whenIdle: (act: () => void) => void;
}

const browser = (): Environment => ({
  device: openStoredReservations(),
  shell: browserShell,
  path: () => window.location.pathname,
  now: () => new Date(),
  whenIdle: (act) =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 2500 }) : setTimeout(act, 1000),
});

const nothing = () => undefined;

/**
 * Stores the latest data of a confirmed stay on this device, with its page. Deletes both when the stay is cancelled or
 * over, when its link is withdrawn, or when the guest turns this off.
 */
export const syncOfflineCopy = (world: () => Environment = browser) =>
  fromCallback<EventObject, string>(({ input: id, self, sendBack }) => {
    const { device, shell, path, now, whenIdle } = world();
    if (!shell.isPossible()) {
      device.forget(id);
      return undefined;
    }
    // oxlint-disable-next-line eslint/no-underscore-dangle
    const page = self._parent as ActorRefFrom<Page>;
    const report = (status: 'on' | 'off' | 'unable') =>
      sendBack({ type: 'offlineCopy.changed', offlineStatus: status });
    let seen: SnapshotFrom<Page>['context'] | undefined;
    let isShellRequested = false;

    const forget = () => {
      device.forget(id);
      isShellRequested = false;
      shell.forget(id).catch(nothing);
    };
    const requestShell = () => {
      if (isShellRequested) return;
      isShellRequested = true;
      whenIdle(() => {
        // A reservation whose page cannot be cached is not reported as stored.
        if (!isShellRequested) return;
        shell.keep(path()).catch(() => {
          forget();
          report('unable');
        });
      });
    };
    const follow = (snapshot: SnapshotFrom<Page>) => {
      const { context } = snapshot;
      const { reservation, token, offlineStatus: status } = context;
      if (snapshot.matches('notFound')) {
        // A different token's failure says nothing about the stored reservation.
        if (device.of(id)?.token === token) forget();
        return;
      }
      const isChanged = seen?.reservation !== reservation || seen?.offlineStatus !== status;
      if (status === 'unable' || !isChanged) return;
      if (status === 'off') {
        const known = reservation ?? seen?.reservation;
        if (seen?.offlineStatus === 'on') forget();
        if (known && shouldStore(known, now())) device.decline(known);
      } else if (snapshot.matches({ open: 'current' }) && reservation) {
        if (!shouldStore(reservation, now())) forget();
        else {
          device.keep(reservation, token);
          requestShell();
        }
      }
      seen = context;
    };
    report(device.isDeclined(id) ? 'off' : 'on');
    const subscription = page.subscribe(follow);
    return () => subscription.unsubscribe();
  });
