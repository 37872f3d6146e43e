/** A button of the view that changes the environment. */
export interface Action {
  /** Unique, and valid in a URL. */
  id: string;
  label: string;
  /** Actions of a group are shown together. */
  group: string;
  /** Whether the page is reloaded after it. */
  reloadsPage?: boolean;
  run: () => void | Promise<void>;
  /** For an action that is switched on and off: whether it is on. */
  isOn?: () => boolean;
}

/** The status of the environment for the view. */
export interface EnvironmentStatus {
  isOffline: boolean;
  /** The IDs of the actions that are switched on. */
  actionsOn: readonly string[];
  /** The labels of changes that have not been applied yet. */
  pending: readonly string[];
  /** The labels of changes that have been applied, in order. */
  applied: readonly string[];
  /** How far the clock of the site is ahead, in milliseconds. */
  clockOffset: number;
}
