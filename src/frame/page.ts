import type { IntlShape } from 'react-intl';
import type { FC } from 'react';
import type { EventObject } from 'xstate';
import type { Language } from '../../contract/language.ts';
import type { UnitDescription } from '../../contract/rentalUnit.ts';
import type { SiteSettings } from './site.ts';
import type { PageState } from './pageState.ts';
import type { Runner } from './runMachine.ts';
import type { Services } from './services.ts';

/** What the address says: the parts of a route's path that are in it, and its `query` where a page is made for that. */
export type Params = Readonly<Record<string, string>>;

export interface ViewProps<S extends PageState = PageState> {
  pageState: S;
  send: (event: EventObject) => void;
  /** Sends an event to a journey within the page's machine. */
  sendToChild: (journey: string, event: EventObject) => void;
  params: Params;
}

/** What search engines, tabs and shared links say of a page. */
export interface Head {
  title: string;
  /** What follows the name of a step of it, where that is shorter. */
  titleOfSteps?: string;
  description: string;
  /** What the page begins with, where that is not its title. */
  heading?: string;
  /** A picture for shared links, at a path on this site or an address, and what can be seen on it. */
  image?: { src: string; alt: string } | undefined;
  /** The property that it is about, for programs that read it. */
  property?: UnitDescription | undefined;
  /** The language that its texts are in, and those that it has texts in, where not every one has its own. */
  textLanguage?: Language | undefined;
  textLanguages?: readonly Language[] | undefined;
}

export interface Page<S extends PageState = PageState> {
  /** The machine of the page with its actors: at hand where its code came with the page. */
  run: (services: Services) => Runner | Promise<Runner>;
  input: (params: Params, settings: SiteSettings) => object;
  /** Asks the host for what the page begins with, for somebody who seems to be about to come. */
  prefetch?: (params: Params, services: Services) => Promise<void>;
  /** What the machine is told once the page is on the screen; it is told `page.left` afterwards. */
  opened?: (services: Services) => EventObject;
  /** Whether nothing that is kept for it, or asked of it, must be told at once: it waits until somebody is there. */
  mayWait?: (params: Params) => boolean;
  /** The HTTP status of a page in this state. */
  getStatus: (state: S) => number;
  getHead: (state: S, text: IntlShape, settings: SiteSettings) => Head;
  View: FC<ViewProps<S>>;
}

/** A page whose view and head know the states of its machine. */
export const definePage = <S extends PageState>(page: Page<S>): Page => page as unknown as Page;
