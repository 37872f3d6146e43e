import { tabStorage } from './storage.ts';

/** The key under which a tab remembers the stay that its visitor looks for. */
export const rememberedStayKey = 'stay';

/** Whether this tab remembers a stay. */
export const isStayRemembered = (): boolean => tabStorage.read(rememberedStayKey) !== undefined;
