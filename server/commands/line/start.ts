import type { Command } from 'commander';
import { commandAbout, type Shell } from './shell.ts';

/** Serves the site until the process is stopped. */
export const start = ({ serve }: Shell): Command =>
  commandAbout('start', {
    summary: 'serve the site',
    description:
      'Serve the site with the settings of the environment and .env, until the process receives SIGINT or SIGTERM.',
    example: 'start',
  }).action(serve);
