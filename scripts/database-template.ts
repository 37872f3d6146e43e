import { databaseTemplate } from '../server/host/databaseTemplate.ts';
import { templateDir } from '../server/process/templateDir.ts';

// Creates the database template. Test sites start from a copy of it, because creating a database takes seconds.
await databaseTemplate(templateDir).make();
