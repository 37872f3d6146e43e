/** One step of a Dockerfile. */
export interface Step {
  name: string;
  text: string;
}

/** The steps of each stage, the stage's name first. */
export interface Stage {
  name: string;
  from: string;
  steps: readonly Step[];
}

/** A Dockerfile's stages; continued lines are one. */
export function getStages(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const stages: { name: string; from: string; steps: Step[] }[] = [];
  for (const line of lines) {
    // Options of an instruction, such as the platform of a stage, are not steps.
    const [name = '', ...words] = line.replace(/^FROM --\S+ /, 'FROM ').split(' ');
    if (name === 'FROM') stages.push({ from: words[0]!, name: words[2] ?? 'last', steps: [] });
    else stages.at(-1)!.steps.push({ name, text: words.join(' ') });
  }
  return stages;
}

/** Parses a COPY instruction into stage, sources and destination. */
export function getCopy(text: string) {
  const words = text.split(' ');
  const from = /^--from=(.*)/.exec(words[0]!)?.[1];
  const paths = from === undefined ? words : words.slice(1);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1)! };
}
