import { databaseTemplate, type DatabaseTemplate } from '../../server/host/databaseTemplate.ts';
import { templateDir } from '../../server/process/templateDir.ts';

/** The empty database that sites of tests begin with a copy of, made where it is not there yet. */
export async function createTemplate(): Promise<DatabaseTemplate> {
  const template = databaseTemplate(templateDir);
  await template.make();
  return template;
}
