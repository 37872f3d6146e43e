import { databaseTemplate } from '../server/host/index.ts';
import { templateDir } from '../server/templateDir.ts';

// Makes the first start quick; without it the database is created from nothing, which takes seconds.
await databaseTemplate(templateDir).make();
