import type { Model } from './model.ts';

/** Something that happens to a machine, by the names of both. */
export interface StateReference {
  machine: string;
  happening: string;
}

/** A page of the application, and the machine that it shows first. */
export interface ProductPage {
  /** With what varies in braces: `/{language}/{property}`. */
  address: string;
  words: string;
  machine: string;
  /** Of the machines that run in it, those that are seen on no other page. */
  shows?: readonly string[];
}

/** What an invoked call asks of the other side. */
export interface ProductCall {
  /** Its method and address, as whoever answers it names them: `POST /reservation`. */
  operation: string;
  words: string;
}

export interface ProductMail {
  /** Unique, and stays. */
  id: string;
  words: string;
  /** Who reads it, in words. */
  to: string;
  /** At what moment it truly goes out, by whose doing or by the clock. */
  when: string;
  /**
   * What happens in the machines as it goes out, or as they hear of the same; nothing where none of them notices.
   */
  sentAfter: readonly StateReference[];
  /** The address of the page that it brings its reader to. */
  leadsTo?: string;
  /** Whether it comes with an entry for a calendar. */
  hasInvite?: boolean;
}

/** A stage of the way that a guest goes through the machines. */
export interface Stage {
  machine: string;
  /** Those that are passed, in turn, by their dotted paths. */
  states: readonly string[];
  words: string;
}

/** An application as the atlas is told of it: its machines, and what is around them. */
export interface Product {
  name: string;
  languages: readonly { id: string; name: string }[];
  /** In the order in which somebody meets them. */
  models: readonly Model[];
  pages: readonly ProductPage[];
  /** By the id that a machine invokes it with. */
  calls: Readonly<Record<string, ProductCall>>;
  /** What else machines invoke, and is no machine: what goes on in the browser meanwhile, in words. */
  activities: Readonly<Record<string, string>>;
  mails: readonly ProductMail[];
  /** What states and machines are called for people, by the name in the code, where that says too little. */
  names?: Readonly<Record<string, string>>;
  /** Words that mean the same to whoever searches, such as “cancel” and “called off”. */
  synonyms?: readonly (readonly string[])[];
  /** From the first page to the last. */
  way: readonly Stage[];
}
