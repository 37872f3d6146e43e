import type { photoOperations } from '../../../contract/dashboard/photos.ts';
import { siteMedia } from '../../../contract/values/pictures.ts';
import { addPhoto, appendPart, readUpload, setFocalPoint, startUpload } from '../photos/index.ts';
import type { DashboardHandlers } from './dashboardCall.ts';

/** Uploads of photos. */
export const photoHandlers: DashboardHandlers<keyof typeof photoOperations> = {
  startPhotoUpload: {
    writes: (trx, _, { body, session }) => startUpload(trx, { ...body, userId: session.user.id }),
  },

  getPhotoUpload: {
    reads: ({ db }, { params, session }) => readUpload(db, { id: params.upload, userId: session.user.id }),
  },

  sendPhotoPart: {
    writes: (trx, _, { params, query, body, session }) =>
      appendPart(
        trx,
        { id: params.upload, userId: session.user.id },
        { offset: Number(query.offset), bytes: Buffer.from(body) },
      ),
  },

  addPhoto: {
    async external(host, { params, session, note }) {
      const { photo, property } = await addPhoto(host, { id: params.upload, userId: session.user.id });
      if (property !== siteMedia) note({ unitId: property });
      return photo;
    },
  },

  setFocalPoint: {
    writes: (trx, _, { params, body }) => setFocalPoint(trx, params.photo, body.focalPoint),
  },
};
