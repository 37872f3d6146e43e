import type { Model } from './model.ts';

/** An event of a machine, by name. */
export interface EventReference {
  machine: string;
  event: string;
}

/** A page of the application, and the machine that it shows first. */
export interface ProductPage {
  /** The path, with parameters in braces: `/{language}/{property}`. */
  address: string;
  description: string;
  machine: string;
  /** Other machines that run in it and are visible on no other page. */
  visibleMachines?: readonly string[];
}

/** The request that an invoked call makes. */
export interface ProductCall {
  /** Its HTTP method and path: `POST /reservation`. */
  operation: string;
  description: string;
}

export interface ProductMail {
  /** Unique and stable. */
  id: string;
  description: string;
  /** The recipient, in words. */
  to: string;
  /** The moment when it is sent, and its cause. */
  when: string;
  /** The events of machines at the time when it is sent; empty if no machine notices. */
  sentAfter: readonly EventReference[];
  /** The address of the page that it links to. */
  linksTo?: string;
  /** Whether a calendar entry is attached. */
  hasCalendarEntry?: boolean;
}

/** A stage of a user's main path through the machines. */
export interface Stage {
  machine: string;
  /** The states on the path, in order, by their dotted paths. */
  states: readonly string[];
  description: string;
}

/** The application that the atlas describes: its machines, pages, calls and e-mails. */
export interface Product {
  name: string;
  /** The folder with one folder for each machine (`Model.group`), for ACCEPTED.md. */
  machinesFolder: string;
  languages: readonly { id: string; name: string }[];
  /** In the order in which a user meets them. */
  models: readonly Model[];
  pages: readonly ProductPage[];
  /** By the id of the invocation. */
  calls: Readonly<Record<string, ProductCall>>;
  /** Descriptions of other activities in the browser that machines invoke, by the id of the invocation. */
  activities: Readonly<Record<string, string>>;
  mails: readonly ProductMail[];
  /** Display names of states and machines, by their names in the code; only if those are unclear. */
  displayNames?: Readonly<Record<string, string>>;
  /** From the first page to the last. */
  mainPath: readonly Stage[];
}
