/** The countries of the earth; what TypeScript would read of the file itself takes it seconds. */
declare module 'world-atlas/countries-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ countries: GeometryCollection }>;
  export default world;
}
