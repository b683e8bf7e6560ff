import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

export function localFile(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}
