import { makeTemplate } from '../server/host/databaseTemplate.ts';

// Makes the first start quick; without it the database is created from nothing, which takes seconds.
await makeTemplate();
