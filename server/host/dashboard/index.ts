import {
  backupFilePath,
  eventsPath,
  propertyArchivePath,
  uploadedPhotoPath,
} from '../../../contract/dashboard/operations.ts';
import type { HostContext } from '../base/context.ts';
import { operationRoutes } from '../http/operationRoutes.ts';
import type { Route } from '../http/route.ts';
import type { Changes } from '../store/watchChanges.ts';
import { dashboardApi } from './dashboardApi.ts';
import { downloadBackup } from './downloadBackup.ts';
import { downloadProperty } from './downloadProperty.ts';
import { openEvents } from './openEvents.ts';
import { readSession } from './readSession.ts';
import { showPhoto } from './showPhoto.ts';

export { createPreviews, type Preview } from './openPreview.ts';

interface Dashboard {
  routes: Route[];
  /** Whether the session of a request is that of an owner. */
  isOwner: (request: Request) => Promise<boolean>;
  endStreams: () => void;
}

/** Opens the routes of the dashboard's calls, events, uploaded photos, archives of properties and backups. */
export function openDashboard(host: HostContext, changes: Changes): Dashboard {
  const events = openEvents(host, changes);
  return {
    routes: [
      ...operationRoutes(host, dashboardApi),
      { method: 'get', path: eventsPath, answer: (request) => events.answer(request) },
      {
        method: 'get',
        path: uploadedPhotoPath('{photo}'),
        answer: (request, { photo = '' }) => showPhoto(host, request, photo),
      },
      {
        method: 'get',
        path: propertyArchivePath('{property}'),
        answer: (request, { property = '' }) => downloadProperty(host, request, property),
      },
      {
        method: 'get',
        path: backupFilePath('{backup}'),
        answer: (request, { backup = '' }) => downloadBackup(host, request, backup),
      },
    ],
    async isOwner(request) {
      const session = await readSession(host, request);
      return session?.user.role === 'owner';
    },
    endStreams: () => events.end(),
  };
}
