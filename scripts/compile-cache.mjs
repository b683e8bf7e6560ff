// Preloaded by `npm start`: keeps the compiled code, so that the next start takes about half as long.
// Node writes it at the end of the process; where the folder cannot be written it does without.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/longrun/compiled', import.meta.url)),
);
