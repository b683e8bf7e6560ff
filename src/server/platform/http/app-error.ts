import type { ErrorBody, ErrorCode, Issue } from '../../../contract/errors.ts';

const STATUS: Record<ErrorCode, number> = {
  validation: 400,
  notSignedIn: 401,
  wrongCredentials: 401,
  deactivated: 403,
  forbidden: 403,
  foreignOrigin: 403,
  credentialsDiffer: 400,
  notFound: 404,
  conflict: 409,
  emailTaken: 409,
  accountDeleted: 403,
  registrationClosed: 403,
  notConfigured: 409,
  tooLarge: 413,
  unsupportedType: 415,
  unreadableFile: 422,
  tooManyRequests: 429,
  busy: 429,
  storageFull: 507,
  unavailable: 503,
  internal: 500,
};

/** A refusal that the caller is told about: thrown once, answered by the error handler. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: Issue[]; retryAfterS?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.issues = more.issues;
    this.retryAfterS = more.retryAfterS;
  }

  get status(): number {
    return STATUS[this.code];
  }

  body(requestId: string): ErrorBody {
    const { message, code, issues } = this;
    return issues ? { message, code, issues, requestId } : { message, code, requestId };
  }
}

/** One field of a form or of a call holds what cannot be taken. */
export function refusedField(path: string, message: string): AppError {
  return new AppError('validation', message, { issues: [{ path, message }] });
}

export const JSON_EXPECTED = 'Send JSON, with the content type application/json';

export function notFound(what: string): AppError {
  return new AppError('notFound', `${what} not found`);
}
