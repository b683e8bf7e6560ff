import { AppError } from '../platform/http/app-error.ts';

const AT_ONCE = 3;
const RETRY_AFTER_S = 20;

/** A few uploads at once, and one an athlete: whoever comes then is asked to come again. */
export function createUploadPlaces() {
  const taken = new Set<number>();
  return {
    during: async <T>(userId: number, upload: () => Promise<T>): Promise<T> => {
      const more = { retryAfterS: RETRY_AFTER_S };
      if (taken.has(userId)) {
        const message =
          'Another upload of yours is still arriving. Wait for it, then send this one.';
        throw new AppError('tooManyRequests', message, more);
      }
      if (taken.size >= AT_ONCE) {
        const message = 'Others are uploading files right now. Try again in a moment.';
        throw new AppError('unavailable', message, more);
      }
      taken.add(userId);
      try {
        return await upload();
      } finally {
        taken.delete(userId);
      }
    },
  };
}
