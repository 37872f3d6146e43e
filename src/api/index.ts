export { createApi, type Api, type ApiOptions } from './createApi.ts';
export type { Credentials } from './authorized.ts';
