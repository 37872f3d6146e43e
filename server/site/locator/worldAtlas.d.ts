/** The countries of the world, declared here because TypeScript needs seconds to infer the type of the file. */
declare module 'world-atlas/countries-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ countries: GeometryCollection }>;
  export default world;
}
