export type PracticeAthlete = {
  id: string;
  username: string;
  firstname: string;
  lastname: string;
  city: string | null;
  state: string | null;
  country: string | null;
  sex: 'M' | 'F' | null;
  premium: boolean;
  profile: string;
  timeZone: string;
};

const NAMES = [
  ['Robin', 'Practice'],
  ['Kim', 'Ahlgren'],
  ['Sam', 'Okafor'],
  ['Noa', 'Lindqvist'],
] as const;

/** The number-th athlete, where a test does not say otherwise. */
export function completeAthlete(input: {
  given: Partial<PracticeAthlete>;
  number: number;
  url: string;
}): PracticeAthlete {
  const { given, number, url } = input;
  const [firstname, lastname] = NAMES[(number - 1) % NAMES.length] ?? NAMES[0];
  const id = given.id ?? String(41_000_000 + number);
  return {
    id,
    username: `practice_${id}`,
    firstname,
    lastname,
    city: 'New York',
    state: 'NY',
    country: 'United States',
    sex: null,
    premium: number % 2 === 1,
    profile: `${url}/pictures/${id}.svg`,
    timeZone: 'UTC',
    ...given,
  };
}
