import { runAccept } from 'statechart-atlas/behaviour';
import { product } from './atlas.config.ts';

process.exitCode = runAccept(product, process.argv.slice(2));
