/**
 * What stands in for the outside world while no mail server and no payment gateway are set: a mailbox that
 * every mail ends in, and a gateway with test cards. Its state lies in `DATA_DIR/sandbox`,
 * or in the schema `sandbox` of the database at DATABASE_URL.
 */
export { openSandbox, type Sandbox, type SandboxOptions } from './openSandbox.ts';
export { createSandboxSidecar } from './store/sidecar.ts';
