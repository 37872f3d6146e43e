import { vi } from 'vitest';
import type { FailureKind } from '../../../../contract/schemas/callFailed.ts';
import { photoUploadMachine } from '../../../../machines/dashboard/photoUpload/photoUpload.machine.ts';
import {
  halfUpload,
  sampleFile,
  samplePhoto,
} from '../../../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import { noFailureReason } from '../../../../machines/shared/failures.ts';
import type { ListedUpload, PhotoUploads } from '../../../../src/dashboard/context/photoUploads.ts';
import { stopAt } from '../../support/screens.ts';

/** Creates uploads that send nothing. */
export function createUploads(listed: readonly ListedUpload[] = []) {
  let list = listed;
  let notify = (): void => undefined;
  return {
    list: () => list,
    subscribe: (listener) => {
      notify = listener;
      return () => undefined;
    },
    add: vi.fn<PhotoUploads['add']>(),
    remove: (id) => {
      list = list.filter((one) => one.id !== id);
      notify();
    },
    onPhoto: () => () => undefined,
  } satisfies PhotoUploads;
}

/** Creates the upload of a file in a state. */
export const createUpload = (
  value: Parameters<typeof photoUploadMachine.resolveState>[0]['value'],
  failure?: FailureKind,
): ListedUpload => ({
  id: JSON.stringify([value, failure]),
  name: 'IMG_2041.jpg',
  actor: stopAt(
    photoUploadMachine.resolveState({
      value,
      context: {
        ...sampleFile,
        attempt: 0,
        size: halfUpload.size,
        upload: halfUpload,
        photo: value === 'added' ? samplePhoto : undefined,
        ...noFailureReason,
        failure,
      },
    }),
    () => undefined,
  ) as ListedUpload['actor'],
});
