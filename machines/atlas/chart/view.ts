import type { ArrowInfo } from '../about/arrows.ts';
import type { DrawnArrow } from '../about/drawn.ts';
import type { ArrowKind } from '../about/kinds.ts';
import type { StateInfo } from '../about/states.ts';

/** What is drawn of a state, or of something else that has a box. */
export type Shown = Pick<
  StateInfo,
  'id' | 'slug' | 'words' | 'description' | 'tags' | 'isLeaf' | 'isFinal' | 'states' | 'mails'
>;

/** Something that happens, in words; or that one machine runs another. */
export interface LinkLabel {
  words: string;
  kind: ArrowKind | 'runs';
  arrows: readonly ArrowInfo[];
}

/** A line in a box instead of an arrow: what stays in it, what leads on within it, or comes from anywhere. */
export interface Note extends LinkLabel {
  is: 'stays' | 'leads' | 'comes' | 'like' | 'anywhere';
  /** The state that it leads to, however deep that lies. */
  to?: string;
  /** From how many states it comes. */
  from?: number;
}

export interface Box {
  id: string;
  state: Shown;
  isOpen: boolean;
  /** A place that an arrow of a part comes from or leads to, named instead of shown. */
  isStub: boolean;
  /** Of such a place: the box that the arrow joins it to. */
  sideText?: string;
  /** One of several that the machine is in at the same time. */
  isRegion: boolean;
  inner: Box[];
  notes: Note[];
  /** How many lines are told of its notes at most, where there is little room; the others are counted. */
  most?: number;
  /** The one of those in it that it begins with; none where they are parallel. */
  begins: readonly string[];
}

export interface Link {
  from: string;
  to: string;
  labels: LinkLabel[];
  /** How many of these are told at most, where there is little room; the others are counted. */
  most?: number;
}

/** What a chart shows. */
export interface View {
  boxes: Box[];
  links: Link[];
  begins: readonly string[];
  /** Whether the boxes are told in the order in which they are met. */
  isInOrder?: boolean;
  /** What holds in every state. */
  notes: Note[];
}

export interface Whole {
  states: readonly StateInfo[];
  drawn: readonly DrawnArrow[];
  /** The states that a machine is in beside others, at the same time. */
  regions: ReadonlySet<string>;
  /** What a state begins with, by id; the machine itself under no name. */
  begins: ReadonlyMap<string, readonly string[]>;
}
