/**
 * Milliseconds after which a wait of a test fails. No result depends on it: it only ends tests that hang, and is long
 * enough for a machine that is forty times as busy as it should be.
 */
export const patience = 300_000;
