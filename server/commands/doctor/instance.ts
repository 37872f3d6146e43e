import { deriveKey } from '../../host/index.ts';

const deriveMark = (secretKey: string, purpose: string) =>
  deriveKey(secretKey, purpose, 18).toString('base64url');

/** Derives a mark that identifies this site in all of its processes; it reveals nothing about the key. */
export const getInstanceMark = (secretKey: string): string => deriveMark(secretKey, 'instance');

/** Derives the token that authenticates "doctor" to the site. */
export const getDoctorToken = (secretKey: string): string => deriveMark(secretKey, 'doctor');
