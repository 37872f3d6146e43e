/**
 * Replacements for a missing mail server and payment gateway: a mailbox that receives every e-mail, and a gateway with
 * test cards. Their state is stored in `DATA_DIR/sandbox`, or in the schema `sandbox` of the database at DATABASE_URL.
 */
export { openSandbox, type Sandbox, type SandboxOptions } from './openSandbox.ts';
export type { Visitor } from './access/reader.ts';
export { createSandboxSidecar } from './store/sidecar.ts';
