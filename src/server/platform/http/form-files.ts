import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AppError } from './app-error.ts';
import { leaveBody } from './leave-body.ts';

/** Hands each file of a form on while it arrives, one after the other; ends with the last. */
export type FormFiles = (take: (file: FormFile) => Promise<void>) => Promise<void>;
/** Its name as it was sent: folders and all, and nothing to be trusted. */
export type FormFile = { name: string; content: Readable };

type Rule = NonNullable<Endpoint['formFiles']>;

const LONGEST_NAME = 500;
/** Fields of a form that are no files, and are left unread. */
const MOST_FIELDS = 100;
/** An upload from which nothing comes for so long has died without a word. */
const SILENCE_MS = 60_000;

export function readFormFiles(request: FastifyRequest, rule: Rule): FormFiles {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    throw new AppError(
      'unsupportedType',
      `Send the files as multipart/form-data, in the field '${rule.field}'`,
    );
  }
  if (Number(request.headers['content-length'] ?? 0) > rule.mostBytes) throw tooLarge(rule);
  return (take) => receive({ request, type, rule, take });
}

async function receive(of: {
  request: FastifyRequest;
  type: string;
  rule: Rule;
  take: (file: FormFile) => Promise<void>;
}): Promise<void> {
  const { request, type, rule, take } = of;
  const { raw } = request;
  const form = new Busboy({
    headers: { 'content-type': type },
    preservePath: true,
    isPartAFile: (field) => field === rule.field,
    limits: {
      files: rule.mostFiles,
      fields: MOST_FIELDS,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 50,
      headerSize: 16 * 1024,
      parts: rule.mostFiles + MOST_FIELDS,
    },
  });
  const contents = new Set<Readable>();
  let taking = Promise.resolve();
  let bytes = 0;
  let silence: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const wake = () => {
        clearTimeout(silence);
        silence = setTimeout(() => reject(interrupted()), SILENCE_MS);
      };
      wake();
      raw.on('data', (chunk: Buffer) => {
        wake();
        bytes += chunk.byteLength;
        if (bytes > rule.mostBytes) reject(tooLarge(rule));
      });
      raw.once('error', () => reject(interrupted()));
      raw.once('close', () => {
        if (!raw.complete) reject(interrupted());
      });
      form.on('file', (_field, content: Readable, name: string | undefined) => {
        // Told by the promise below; without a listener it would end the process.
        content.on('error', () => reject(interrupted()));
        contents.add(content);
        taking = taking
          .then(() => take({ name: nameOf(name), content }))
          .finally(() => contents.delete(content));
        taking.catch(reject);
      });
      form.once('filesLimit', () => reject(tooMany(rule)));
      form.once('partsLimit', () => reject(tooMany(rule)));
      form.once('error', () =>
        reject(new AppError('validation', 'The upload is not a form that can be read')),
      );
      form.once('finish', () => taking.then(resolve, reject));
      raw.pipe(form);
    });
  } catch (error) {
    raw.unpipe(form);
    form.destroy();
    for (const content of contents) content.destroy(interrupted());
    leaveBody(request);
    await taking.catch(() => {});
    throw error;
  } finally {
    clearTimeout(silence);
  }
}

function nameOf(name: string | undefined): string {
  const clean = (name ?? '')
    // As browsers write it.
    .replaceAll('%22', '"')
    .replaceAll('\\', '/')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(-LONGEST_NAME)
    .trim();
  return clean || 'unnamed';
}

function tooLarge({ mostBytes }: Rule): AppError {
  const gigabytes = Math.round(mostBytes / 1024 ** 3);
  return new AppError('tooLarge', `One upload may hold ${gigabytes} GB. Send the files in parts.`);
}

function tooMany({ mostFiles }: Rule): AppError {
  return new AppError(
    'tooLarge',
    `One upload may hold ${mostFiles.toLocaleString('en')} files. Send them in parts, or as a zip.`,
  );
}

function interrupted(): AppError {
  return new AppError('validation', 'The upload was interrupted: nothing of it was kept');
}
