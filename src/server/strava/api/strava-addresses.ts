import type { Config } from '../../config.ts';

const STRAVA = 'https://www.strava.com';
const VERSION = '/api/v3';

export type StravaAddresses = {
  /** Before '/athlete', '/activities/…'. */
  api: string;
  /** Before '/oauth/…'. */
  oauth: string;
  /** Whether this is a server to try things out with, and not Strava itself. */
  isPractice: boolean;
};

/** Where Strava is, by configuration alone. */
export function stravaAddresses(
  config: Pick<Config['strava'], 'apiUrl' | 'oauthUrl'>,
): StravaAddresses {
  const api = new URL(config.apiUrl);
  const isPractice = !/(^|\.)strava\.com$/.test(api.hostname);
  // Strava's coming host says the version by its name, and has it no more in the path.
  const isWhole = api.pathname !== '/' || /(^|\.)api-v3\./.test(api.hostname);
  return {
    api: isWhole ? config.apiUrl : `${api.origin}${VERSION}`,
    oauth: config.oauthUrl ?? (isPractice ? api.origin : STRAVA),
    isPractice,
  };
}
