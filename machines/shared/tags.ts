/**
 * What a state tells whoever draws it: `waiting`, an answer is on its way; `paused`, it is asked for again in a while,
 * and a page that is loaded anew meanwhile interrupts nothing; `failed`, something was refused and a next move is
 * offered; `settled`, the server may render.
 */
export type Tag = 'waiting' | 'paused' | 'failed' | 'settled';
