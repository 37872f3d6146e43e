import { defineAtlas } from 'statechart-atlas';
import { findPaths } from 'statechart-atlas/paths';
import { buildSite } from 'statechart-atlas/site';
import { lamp } from './lamp.js';

const atlas = defineAtlas({
  name: 'Lamp',
  machinesFolder: import.meta.dirname,
  models: [lamp],
  calls: { checkPower: { operation: 'GET /power', description: 'the voltage of the power supply' } },
  mainPath: [{ machine: 'lamp', states: ['off', 'on'], description: 'reads' }],
});

for (const { id, steps } of findPaths(lamp, { strategy: 'every-transition' }).paths)
  console.log(`${id}: ${steps.map(({ event }) => event.description).join(', ')}`);

console.log(`Wrote ${await buildSite(atlas, 'atlas')} pages to the folder atlas.`);
