/**
 * What a state tells whoever draws it: `waiting`, an answer is on its way; `failed`, something was
 * refused and a next move is offered; `settled`, the server may render.
 */
export type Tag = 'waiting' | 'failed' | 'settled';
