// A file of its own without further imports: an older Node reports a missing export of another module before it runs
// anything, so this one is the only static import of the entry points.
import { versions } from 'node:process';

/** The oldest Node that runs the site, as in `engines` of package.json: major and minor version. */
const oldest = [22, 15] as const;

const [major = 0, minor = 0] = versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Estadia needs Node ${oldest.join('.')} or newer, and this is Node ${versions.node}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
