/** A page to measure, and the calls that tell that it is this page and no other. */
export type MeasuredPage = {
  name: string;
  path: string;
  signedIn: boolean;
  mustAsk: RegExp[];
  mustNotAsk: RegExp[];
};

export const PAGES: MeasuredPage[] = [
  {
    name: 'login',
    path: '/',
    signedIn: false,
    mustAsk: [],
    mustNotAsk: [/\/api\//],
  },
  {
    name: 'dashboard',
    path: '/',
    signedIn: true,
    mustAsk: [
      /\/api\/auth\/me$/,
      /\/api\/analytics\/\d+\/summary\?/,
      /\/api\/analytics\/\d+\/weeks\?/,
      /\/api\/workouts\/\d+\?limit=/,
      /\/api\/races\/\d+$/,
    ],
    mustNotAsk: [],
  },
];
