import type { IntlShape } from 'react-intl';
import type { FC } from 'react';
import type { AnyActorRef, AnyStateMachine, EventObject, StateValue } from 'xstate';
import type { SiteSettings } from '../site.ts';
import type { Services } from './services.ts';

/** What the address says: the parts of a route's path that are in it. */
export type Params = Readonly<Record<string, string>>;

/** Where a page's machine stands. It travels in the HTML, so it holds nothing that HTML may not hold. */
export interface PageState {
  value: StateValue;
  context: object;
  /** The journeys within, by their ids, where they run: none in the HTML. */
  children: Readonly<Record<string, AnyActorRef | undefined>>;
}

export interface ViewProps<S extends PageState = PageState> {
  snapshot: S;
  send: (event: EventObject) => void;
  params: Params;
}

/** What search engines, tabs and shared links say of a page. */
export interface Head {
  title: string;
  description: string;
  /** A picture for shared links: a path on this site or an address. */
  image?: string | undefined;
}

export interface Page<S extends PageState = PageState> {
  /** The machine the page loads with, its actors given. Loaded only where it runs. */
  machine: (services: Services) => Promise<AnyStateMachine>;
  input: (params: Params, settings: SiteSettings) => object;
  /** The HTTP status of a page in this state. */
  statusOf: (state: S) => number;
  headOf: (state: S, text: IntlShape, settings: SiteSettings) => Head;
  View: FC<ViewProps<S>>;
}

/** A page whose view and head know the states of its machine. */
export const definePage = <S extends PageState>(page: Page<S>): Page => page as unknown as Page;
