import { defineConfig } from 'statechart-mutants';

export default defineConfig({
  areas: [{ name: 'turnstile', files: 'turnstile.machine.js' }],
  equivalent: [
    {
      file: 'turnstile.machine.js',
      change:
        "without 'coin.inserted': 'unlocked' in: 'coin.inserted': 'unlocked', 'arm.pushed': { target: 'locked', actions: 'countPerson' }",
      because: 'A second coin changes nothing: without the transition, the turnstile ignores it.',
    },
  ],
});
