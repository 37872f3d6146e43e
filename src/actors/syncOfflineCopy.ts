import { fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { shouldStore, openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { browserShell, type Shell } from './reservationShell.ts';

type Page = typeof reservationMachine;

interface Environment {
  device: StoredReservations;
  shell: Pick<Shell, 'isPossible' | 'cacheReservationPage' | 'deletePage'>;
  path: () => string;
  now: () => Date;
  whenIdle: (act: () => void) => void;
}

const createBrowserEnvironment = (): Environment => ({
  device: openStoredReservations(),
  shell: browserShell,
  path: () => window.location.pathname,
  now: () => new Date(),
  whenIdle: (act) =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 2500 }) : setTimeout(act, 1000),
});

const noop = () => undefined;

/**
 * Stores the latest data of a confirmed stay on this device, with its page. Deletes both when the stay is cancelled or
 * over, when its link is withdrawn, or when the guest turns this off.
 */
export const syncOfflineCopy = (getEnvironment: () => Environment = createBrowserEnvironment) =>
  fromCallback<EventObject, string>(({ input: id, self, sendBack }) => {
    const { device, shell, path, now, whenIdle } = getEnvironment();
    if (!shell.isPossible()) {
      device.remove(id);
      return undefined;
    }
    // oxlint-disable-next-line eslint/no-underscore-dangle
    const page = self._parent as ActorRefFrom<Page>;
    const report = (status: 'on' | 'off' | 'unable') =>
      sendBack({ type: 'offlineCopy.changed', offlineStatus: status });
    let lastContext: SnapshotFrom<Page>['context'] | undefined;
    let isCachingRequested = false;

    const deleteCopy = () => {
      device.remove(id);
      isCachingRequested = false;
      shell.deletePage(id).catch(noop);
    };
    const requestCaching = () => {
      if (isCachingRequested) return;
      isCachingRequested = true;
      whenIdle(() => {
        // A reservation whose page cannot be cached is not reported as stored.
        if (!isCachingRequested) return;
        shell.cacheReservationPage(path()).catch(() => {
          deleteCopy();
          report('unable');
        });
      });
    };
    const follow = (snapshot: SnapshotFrom<Page>) => {
      const { context } = snapshot;
      const { reservation, offlineStatus: status } = context;
      if (snapshot.matches('notFound')) {
        deleteCopy();
        return;
      }
      const isChanged = lastContext?.reservation !== reservation || lastContext?.offlineStatus !== status;
      if (status === 'unable' || !isChanged) return;
      if (status === 'off') {
        const lastReservation = reservation ?? lastContext?.reservation;
        if (lastContext?.offlineStatus === 'on') deleteCopy();
        if (lastReservation && shouldStore(lastReservation, now())) device.decline(lastReservation);
      } else if (snapshot.matches({ open: 'current' }) && reservation) {
        if (!shouldStore(reservation, now())) deleteCopy();
        else {
          device.store(reservation);
          requestCaching();
        }
      }
      lastContext = context;
    };
    report(device.isDeclined(id) ? 'off' : 'on');
    const subscription = page.subscribe(follow);
    return () => subscription.unsubscribe();
  });
