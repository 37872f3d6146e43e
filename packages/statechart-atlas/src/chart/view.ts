import type { ArrowInfo } from '../about/arrowInfo.ts';
import type { DrawnArrow } from '../about/drawn.ts';
import type { ArrowKind } from '../about/kinds.ts';
import type { StateInfo } from '../about/states.ts';

/** The data that a box needs of a state, or of anything else that has a box. */
export type Shown = Pick<
  StateInfo,
  'id' | 'slug' | 'words' | 'description' | 'tags' | 'isLeaf' | 'isFinal' | 'states' | 'mails'
>;

/** The label of an event, or of a machine that runs another one. */
export interface LinkLabel {
  words: string;
  kind: ArrowKind | 'runs';
  arrows: readonly ArrowInfo[];
}

/** A line in a box instead of an arrow: a transition without a target or within the box, or one from many states. */
export interface Note extends LinkLabel {
  is: 'stays' | 'leads' | 'comes' | 'like' | 'anywhere';
  /** The target state, at any depth. */
  to?: string;
  /** The number of source states. */
  from?: number;
}

export interface Box {
  id: string;
  state: Shown;
  isOpen: boolean;
  /** Whether the box only names a state outside of the view, at the end of an arrow. */
  isStub: boolean;
  /** For a stub: the box at the other end of the arrow. */
  sideText?: string;
  /** Whether the state is one of several parallel states. */
  isRegion: boolean;
  inner: Box[];
  notes: Note[];
  /** The maximum number of lines for the notes; the last line counts the rest. */
  most?: number;
  /** The initial child state; empty for parallel states. */
  begins: readonly string[];
}

export interface Link {
  from: string;
  to: string;
  labels: LinkLabel[];
  /** The maximum number of labels; the last line counts the rest. */
  most?: number;
}

/** The content of a chart. */
export interface View {
  boxes: Box[];
  links: Link[];
  begins: readonly string[];
  /** Whether the boxes are in the order of the main path. */
  isInOrder?: boolean;
  /** Notes that apply to every state. */
  notes: Note[];
}

export interface Whole {
  states: readonly StateInfo[];
  drawn: readonly DrawnArrow[];
  /** The parallel states. */
  regions: ReadonlySet<string>;
  /** The initial states, by the id of their parent; the machine itself has the empty id. */
  begins: ReadonlyMap<string, readonly string[]>;
}
