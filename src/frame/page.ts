import type { IntlShape } from 'react-intl';
import type { FC } from 'react';
import type { ActorRefFrom, AnyStateMachine, EventObject, InputFrom } from 'xstate';
import type { Language } from '../../contract/values/language.ts';
import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import type { SiteSettings } from './site.ts';
import type { PageState } from './pageState.ts';
import type { Runner } from './runMachine.ts';
import type { Services } from './services.ts';

/**
 * The parameters of a page: the parts of the address that its route names, and the `query` if the page depends on it.
 */
export type Params = Readonly<Record<string, string>>;

export interface ViewProps<S extends PageState = PageState> {
  pageState: S;
  send: (event: EventObject) => void;
  /** Sends an event to a journey within the page's machine. */
  sendToChild: (journey: string, event: EventObject) => void;
  params: Params;
}

/** The metadata of a page for search engines, tabs and shared links. */
export interface Head {
  title: string;
  /** A shorter title that follows the name of a step. */
  stepTitle?: string;
  description: string;
  /** The page's heading if it differs from the title. */
  heading?: string;
  /** The picture for shared links, with its alternative text. `src` is a path on this site or a full address. */
  image?: { src: string; alt: string } | undefined;
  /** The property that the page describes, for structured data. */
  property?: UnitDescription | undefined;
  /** The language of the page's texts, if the page is not available in every language. */
  textLanguage?: Language | undefined;
  /** All languages in which the page is available, if it is not available in every one. */
  textLanguages?: readonly Language[] | undefined;
}

/** A page that the server renders, and that resumes in the browser. */
export interface Page<S extends PageState = PageState> {
  rendering?: 'server';
  /**
   * Returns the runner of the page's machine: immediately if its code is part of the page's chunk, otherwise as a
   * promise.
   */
  loadRunner: (services: Services) => Runner | Promise<Runner>;
  getInput: (params: Params, settings: SiteSettings) => object;
  /** Requests the page's initial data for a guest who is likely to open it. */
  prefetch?: (params: Params, services: Services) => Promise<void>;
  /**
   * Returns the event that the machine receives when the page is on the screen. When the page is left, the machine
   * receives `page.left`.
   */
  getOpenedEvent?: (services: Services) => EventObject;
  /** Whether the `opened` event can wait for the first interaction, because no stored data or request depends on it. */
  canDeferOpenedEvent?: (params: Params) => boolean;
  /** Returns the HTTP status of the page in this state. */
  getStatus: (state: S) => number;
  getHead: (state: S, text: IntlShape, settings: SiteSettings) => Head;
  View: FC<ViewProps<S>>;
}

/** A page that only the browser renders. Its machine runs while the page is shown. */
export interface BrowserPage<Machine extends AnyStateMachine, Services, ViewData> {
  rendering: 'browser';
  /** Returns the page's machine with its actors. */
  createMachine: (services: Services, data: ViewData) => Machine;
  getInput: (params: Params, data: ViewData) => InputFrom<Machine>;
  View: FC<ViewData & { actor: ActorRefFrom<Machine> }>;
}

/** Defines a page whose view and head are typed by the states of its machine. */
export const definePage = <S extends PageState>(page: Page<S>): Page => page as unknown as Page;
