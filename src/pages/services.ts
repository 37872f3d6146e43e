import { createContext, useContext } from 'react';
import type { Language } from '../../contract/language.ts';
import type { Api } from '../api/index.ts';
import type { SiteSettings } from '../site.ts';

/** What the actors of a page reach the world with: over the network in a browser, in process on the server. */
export interface Services {
  language: Language;
  settings: SiteSettings;
  api: Api;
}

export type LoadServices = () => Promise<Services>;

export const ServicesContext = createContext<LoadServices>(() =>
  Promise.reject(new Error('No services given')),
);

/** Loads what actors need, for pages that start machines of their own. */
export const useServices = (): LoadServices => useContext(ServicesContext);
