import { keepCompiled } from '../server/keepCompiled.ts';

// The site's first start finds compiled what both of them load.
keepCompiled();
const [{ databaseTemplate }, { templateDir }] = await Promise.all([
  import('../server/host/databaseTemplate.ts'),
  import('../server/templateDir.ts'),
]);

// Makes the first start quick; without it the database is created from nothing, which takes seconds.
const template = databaseTemplate(templateDir);
await template.make();
await template.copyAhead();
