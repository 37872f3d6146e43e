import { databaseTemplate } from '../server/host/databaseTemplate.ts';
import { templateDir } from '../server/templateDir.ts';

// Sites of tests, of which there are many, begin with a copy of it: to create a database takes seconds.
await databaseTemplate(templateDir).make();
