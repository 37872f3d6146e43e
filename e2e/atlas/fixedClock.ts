import { readPictureRequest } from './pictureRequest.ts';

const tenMinutes = 600_000;

/** The time of a walk: the current one, or noon for pictures, which are then the same at any time of day. */
export const getWalkTime = (): { time?: number } =>
  readPictureRequest() ? { time: new Date().setUTCHours(12, 0, 0, 0) } : {};

/** The time of the host's answer: pictures do not depend on the duration of a walk. */
export const getAnswerTime = (now: number): number => (readPictureRequest() ? now - (now % tenMinutes) : now);
