import * as contract from '../../contract/imports.ts';
import { ApiError, readAnswer, refused } from '../api.ts';
import type { ChosenFile } from './dropped-files.ts';

/**
 * Sends files as one import and answers its id. By XMLHttpRequest, which alone tells how much of a
 * body has gone; `sentShare` is 0 to 1. Throws ApiError, and AbortError where `signal` stopped it.
 */
export function sendFiles(
  files: readonly ChosenFile[],
  options: { onSent: (sentShare: number) => void; signal: AbortSignal; keep: boolean },
): Promise<number> {
  const { onSent, signal, keep } = options;
  const body = new FormData();
  for (const { path, file } of files) body.append('files', file, path);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${contract.startImport.path}${keep ? '' : '?keep=false'}`);
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 300) return reject(refused(status, responseText));
      try {
        resolve(readAnswer(contract.startImport, { status, text: responseText }).id);
      } catch (unreadable) {
        reject(unreadable);
      }
    };
    request.onerror = () => reject(unreached());
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function unreached(): ApiError {
  return new ApiError({
    status: 0,
    code: 'offline',
    message: 'The server cannot be reached, or it stopped taking the files. Try again in a moment.',
  });
}
