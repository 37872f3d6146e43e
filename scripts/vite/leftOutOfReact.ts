/** The version that what follows was read in: another one is read again before it is served. */
export const readIn = '19.3.1';

/** The kinds of fibers (`tag`) that no page makes. */
export const kinds: Readonly<Record<number, string>> = {
  12: 'Profiler',
  19: 'SuspenseList',
  21: 'Scope, which React keeps to itself',
  25: 'TracingMarker, which it does too',
  26: 'title, meta, link, style and script in a component: the server writes heads, Titled.tsx a title',
  27: 'html, head and body in a component',
  30: 'ViewTransition',
  31: 'Activity',
};

/** What of React no page imports. */
export const neverImported: ReadonlySet<string> = new Set([
  'Activity',
  'Profiler',
  'SuspenseList',
  'ViewTransition',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useActionState',
  'useFormState',
  'useFormStatus',
  'useOptimistic',
]);

/** Elements that no component draws: React treats them in ways of their own. */
export const neverDrawn = /^(base|body|head|html|link|meta|script|style|title)$|-/;

/** Whether one of them may be drawn somewhere in a text of code. */
export const mayBeDrawn = /\w\(\s*["'`](base|body|head|html|link|meta|script|style|title|\w+-[\w-]*)["'`]/;

/** Functions that are asked on every page, of what is on none, with what they answer where it is not. */
export const answers: Readonly<Record<string, string>> = {
  // ViewTransition
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  startViewTransition: '',
  trackEnterViewTransitions: '',
  // A Fragment with a `ref`
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
  isFragmentInstanceHostBoundary: 'return false',
  isFragmentInstanceParent: 'return false',
  traverseVisibleInstancesAndTextInstances: '',
  FragmentInstance: '',
  // Activity
  getActivityInstanceFromFiber: 'return null',
  // A form whose `action` is a function
  TransitionAwareHostComponent: '',
  extractEvents$1: '',
  mountActionState: '',
  recursivelyResetForms: '',
  requestFormReset: '',
  rerenderActionState: '',
  startHostTransition: '',
  updateActionState: '',
  updateOptimisticImpl: '',
  useHostTransitionStatus: '',
  // Elements of one's own
  isCustomElement: 'return false',
  setPropOnCustomElement: '',
  // What a commit waits for, and what is written in heads
  accumulateSuspenseyCommitOnFiber: '',
  clearSingletonPreambleContribution: '',
  getHoistableRoot: '',
  isHostHoistableType: 'return false',
  preconnect: '',
  prefetchDNS: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadInstanceAndSuspendIfNeeded: '',
  preloadModule: '',
  preloadResource: '',
  waitForCommitToBeReady: 'return null',
  // `findDOMNode`, and the names of components beside errors
  findCurrentFiberUsingSlowPath: 'return null',
  getComponentNameFromType: 'return null',
  getStackByFiberInDevAndProd: "return ''",
};
