import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { stravaAddresses } from './strava-addresses.ts';

test.each([
  [{}, 'https://www.strava.com/api/v3', 'https://www.strava.com', false],
  [
    { STRAVA_API_URL: 'https://www.api-v3.strava.com/' },
    ...(['https://www.api-v3.strava.com', 'https://www.strava.com', false] as const),
  ],
  [
    { STRAVA_API_URL: 'https://www.api-v3.strava.com/x' },
    ...(['https://www.api-v3.strava.com/x', 'https://www.strava.com', false] as const),
  ],
  [
    { STRAVA_API_URL: 'http://127.0.0.1:4000' },
    ...(['http://127.0.0.1:4000/api/v3', 'http://127.0.0.1:4000', true] as const),
  ],
  [
    { STRAVA_API_URL: 'http://localhost:4000/own/path/' },
    ...(['http://localhost:4000/own/path', 'http://localhost:4000', true] as const),
  ],
  [
    { STRAVA_API_URL: 'https://strava.com.evil.example' },
    ...([
      'https://strava.com.evil.example/api/v3',
      'https://strava.com.evil.example',
      true,
    ] as const),
  ],
  [
    { STRAVA_API_URL: 'http://127.0.0.1:4000', STRAVA_OAUTH_URL: 'http://127.0.0.1:5000/' },
    ...(['http://127.0.0.1:4000/api/v3', 'http://127.0.0.1:5000', true] as const),
  ],
])('%j', (environment, api, oauth, isPractice) => {
  expect(stravaAddresses(readConfig(environment).strava)).toEqual({ api, oauth, isPractice });
});
