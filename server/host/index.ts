export type { Caller, Host, HostOptions } from './host.ts';
