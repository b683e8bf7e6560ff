// Joins the parts of docs/spec into the page docs/spec.md.
import { writeFileSync } from 'node:fs';
import { readRows } from './spec-table/read-rows.ts';
import { renderPage } from './spec-table/render-page.ts';
import { localFile } from './suites/local-file.ts';

const rows = readRows();
writeFileSync(localFile('docs/spec.md'), renderPage(rows));
console.log(`docs/spec.md: ${rows.length} rules`);
