import type { Channel } from '../../src/domain/recording/recording.ts';
import type { Dice } from './dice.ts';

/** In a wood near Apeldoorn: nobody's front door. */
const START = { latitudeDeg: 52.2105, longitudeDeg: 5.8471 };
const DEGREE_M = 111_195;
const POINTS = 720;

type Course = { latitudeDeg: Channel; longitudeDeg: Channel };

/** A round of its own, as long as what was run, through the place where she always starts. */
export function courseOf(wayM: readonly number[], dice: Dice): Course {
  const bends = [2, 3, 5, 9].map((turns) => ({
    turns,
    size: dice.between(0.25, 0.6) / turns,
    shift: dice.between(0, 6.28),
  }));
  const turned = dice.between(0, 6.28);
  const round = Array.from({ length: POINTS + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / POINTS;
    const radius = bends.reduce(
      (sum, { turns, size, shift }) => sum + size * Math.sin(turns * angle + shift),
      1,
    );
    return { x: radius * Math.cos(angle + turned), y: radius * Math.sin(angle + turned) };
  });
  const [first = { x: 0, y: 0 }] = round;
  const along = [0];
  for (const [at, { x, y }] of round.entries()) {
    const before = round[at - 1];
    if (before) along.push((along.at(-1) ?? 0) + Math.hypot(x - before.x, y - before.y));
  }
  const length = along.at(-1) ?? 1;
  const scaleM = (wayM.at(-1) ?? 0) / length;
  const eastPerDegree = DEGREE_M * Math.cos((START.latitudeDeg * Math.PI) / 180);
  let at = 1;
  const places = wayM.map((metres) => {
    while (at < POINTS && (along[at] ?? 0) * scaleM < metres) at += 1;
    const from = round[at - 1] ?? first;
    const to = round[at] ?? first;
    const [fromM, toM] = [(along[at - 1] ?? 0) * scaleM, (along[at] ?? 0) * scaleM];
    const share = toM > fromM ? Math.min(1, (metres - fromM) / (toM - fromM)) : 0;
    return {
      northM: (from.y + share * (to.y - from.y) - first.y) * scaleM,
      eastM: (from.x + share * (to.x - from.x) - first.x) * scaleM,
    };
  });
  return {
    latitudeDeg: places.map(({ northM }) => START.latitudeDeg + northM / DEGREE_M),
    longitudeDeg: places.map(({ eastM }) => START.longitudeDeg + eastM / eastPerDegree),
  };
}
