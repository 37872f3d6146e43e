import { derive } from '../../host/index.ts';

const deriveMark = (secretKey: string, purpose: string) =>
  derive(secretKey, purpose, 18).toString('base64url');

/** What tells this site from others, in all of its processes; nothing of the key can be told from it. */
export const getInstanceMark = (secretKey: string): string => deriveMark(secretKey, 'instance');

/** What "doctor" shows the site by, so that it is told how its request arrived. */
export const getDoctorToken = (secretKey: string): string => deriveMark(secretKey, 'doctor');
