import { createActor, fromCallback, type EventObject } from 'xstate';
import type { Photo } from '../../../contract/dashboard/photos.ts';
import type { PhotoAdded } from '../../../machines/dashboard/photoUpload/photoUpload.types.ts';
import { inspection } from '../../actors/inspection.ts';
import { randomId } from '../../actors/randomId.ts';
import { unloadWarning } from '../../actors/unsavedChanges.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import type { AddedPhoto, ListedUpload, PhotoUploads } from '../context/photoUploads.ts';
import { createPhotoUploadActors, type ChosenFiles } from './photoUpload.ts';
import { createTurns } from './turns.ts';

/** At most two photos are sent at once: one may be checked by the host while the next one is sent. */
const mostUploads = 2;

const isAdded = ({ actor }: ListedUpload) => actor.getSnapshot().matches('added');
const isUnderWay = ({ actor }: ListedUpload) => actor.getSnapshot().matches('underWay');

function createPhotoUploads(api: DashboardApi, property: string): PhotoUploads {
  const files: ChosenFiles = new Map();
  const turns = createTurns(mostUploads);
  const listeners = new Set<() => void>();
  const editors = new Set<(added: AddedPhoto) => void>();
  let listed: readonly ListedUpload[] = [];
  /** The stored photos that no editor has received yet. */
  let unread: readonly AddedPhoto[] = [];
  // A reload would lose the chosen files.
  const warning = unloadWarning(() => listed.some(isUnderWay));

  const list = (next: readonly ListedUpload[]) => {
    listed = next;
    for (const listener of listeners) listener();
  };
  const report = (id: string, photo: Photo) => {
    const later = listed
      .slice(listed.findIndex((one) => one.id === id) + 1)
      .filter(isAdded)
      .map(({ actor }) => actor.getSnapshot().context.photo!);
    const added = { photo, later };
    if (editors.size === 0) unread = [...unread, added];
    for (const editor of editors) editor(added);
  };
  const create = (file: File, present: readonly string[]): ListedUpload => {
    const id = randomId();
    files.set(id, file);
    const actor = createActor(createPhotoUploadActors(api, files, turns), {
      input: { id, property, present },
      ...inspection(),
    });
    let isReported = false;
    actor.subscribe((snapshot) => {
      warning.update();
      if (isReported || !snapshot.matches('added')) return;
      isReported = true;
      files.delete(id);
      report(id, snapshot.context.photo!);
    });
    return { id, name: file.name, actor };
  };

  return {
    list: () => listed,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen, present) {
      const created = chosen.map((file) => create(file, present));
      // Photos that are under way have a place before or after those that were stored.
      const kept = listed.some(isUnderWay) ? listed : listed.filter((one) => !isAdded(one));
      list([...kept, ...created]);
      for (const { actor } of created) actor.start();
    },
    remove(id) {
      listed.find((one) => one.id === id)?.actor.stop();
      files.delete(id);
      list(listed.filter((one) => one.id !== id));
      warning.update();
    },
    onPhoto(editor) {
      editors.add(editor);
      const missed = unread;
      unread = [];
      for (const added of missed) editor(added);
      return () => void editors.delete(editor);
    },
  };
}

const known = new WeakMap<DashboardApi, Map<string, PhotoUploads>>();

/** Returns the uploads of a property in this tab. */
export function getPhotoUploads(api: DashboardApi, property: string): PhotoUploads {
  const properties = known.get(api) ?? new Map<string, PhotoUploads>();
  known.set(api, properties);
  const uploads = properties.get(property) ?? createPhotoUploads(api, property);
  properties.set(property, uploads);
  return uploads;
}

/** Creates the activity that sends `photo.added` to the editor of the property with this id. */
export const createPhotoFollower = (api: DashboardApi) =>
  fromCallback<EventObject, string>(({ input: property, sendBack }) =>
    getPhotoUploads(api, property).onPhoto((added) =>
      sendBack({ type: 'photo.added', ...added } satisfies PhotoAdded),
    ),
  );
