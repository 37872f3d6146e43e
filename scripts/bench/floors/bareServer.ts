import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const bytes = readFileSync(process.env['FILE']!);
const headers = JSON.parse(process.env['HEADERS']!) as Record<string, string>;

createServer((_, response) => response.writeHead(200, headers).end(bytes)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
  () => console.log('is ready'),
);
process.on('SIGTERM', () => process.exit(0));
