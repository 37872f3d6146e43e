/**
 * The tags of states for views. `waiting`: an answer is pending; `paused`: a request will be repeated later, and a
 * reload interrupts nothing; `failed`: a request failed, and the state offers a next step; `settled`: the server may
 * render the state.
 */
export type Tag = 'waiting' | 'paused' | 'failed' | 'settled';
