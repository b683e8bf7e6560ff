import { classifyActivity } from '../../../../domain/classify-activity.ts';
import { readDuration } from '../../parsers/duration.ts';
import {
  hostility,
  isObject,
  type JsonObject,
  own,
  ownList,
  ownText,
  type Quantity,
  readQuantity,
  sumOfSeries,
} from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { settleWorkout, type WrittenWorkout } from '../../parsers/settle-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { readAmount } from '../../quantities/numbers.ts';
import { attempt } from '../../quantities/refusal.ts';

/** An entry of a list of workouts, of the app's own records or of Health Auto Export. */
export function readEntry(
  entry: unknown,
  place: string,
): { value: ParsedWorkout } | { refusal: string } {
  if (!isObject(entry)) {
    return { refusal: 'It is not a workout. Remove it from the list and import again.' };
  }
  const refusal = hostility(entry);
  if (refusal !== null) return { refusal };
  return attempt(() =>
    settleWorkout(isRecord(entry) ? readRecord(entry, place) : readHaeWorkout(entry, place)),
  );
}

const DISTANCE_SERIES = [
  'walkingAndRunningDistance',
  'cyclingDistance',
  'swimmingDistance',
  'swimDistance',
];

/**
 * A workout of Health Auto Export, version 1 or 2, and the plainer `{ start, end, type, duration,
 * durationUnits, totalDistance, ... }`. Version 1 has no id and no duration; where it has an
 * object under `activeEnergy`, version 2 has a list.
 */
function readHaeWorkout(item: JsonObject, place: string): WrittenWorkout {
  const end = own(item, 'end', 'endDate');
  return {
    place,
    externalId: own(item, 'id', 'uuid'),
    activityName: nameOf(item),
    start: readMoment(own(item, 'start', 'startDate'), 'start'),
    end: end === undefined ? null : readMoment(end, 'end'),
    duration: readDuration({
      value: own(item, 'duration'),
      unitLabel: ownText(item, 'durationUnits', 'durationUnit'),
      fallbackUnit: 's',
    }),
    distance:
      readQuantity(own(item, 'distance'), 'distance') ??
      labelled(item, 'totalDistance', ['totalDistanceUnits', 'totalDistanceUnit'], 'distance'),
    distanceSeries: longest(DISTANCE_SERIES.map((key) => sumOfSeries(own(item, key)))),
    activeEnergy:
      readQuantity(own(item, 'activeEnergyBurned'), 'energy') ??
      readQuantity(own(item, 'activeEnergy'), 'energy') ??
      labelled(
        item,
        'totalEnergyBurned',
        ['totalEnergyBurnedUnits', 'totalEnergyBurnedUnit'],
        'energy',
      ),
    totalEnergy: readQuantity(own(item, 'totalEnergy'), 'total energy'),
    energySeries: sumOfSeries(own(item, 'activeEnergy')),
    heartRate: {
      average: figure(item, 'avgHeartRate', 'avg'),
      maximum: figure(item, 'maxHeartRate', 'max'),
      minimum: figure(item, 'minHeartRate', 'min'),
      samples: ownList(item, 'heartRateData'),
    },
    zones: undefined,
    ascent: readAscent(item),
  };
}

/** A run that says only beside its name that it was inside. */
function nameOf(item: JsonObject): string {
  const name = ownText(item, 'name', 'type', 'workoutActivityType');
  const isInside = own(item, 'isIndoor') === true || /^indoor$/i.test(ownText(item, 'location'));
  const { workoutType, runningSubtype } = classifyActivity(name);
  const isOutside = workoutType === 'running' && runningSubtype !== 'treadmill';
  return isInside && isOutside ? `Indoor ${name}` : name;
}

function labelled(
  item: JsonObject,
  key: string,
  unitKeys: string[],
  what: string,
): Quantity | null {
  const quantity = readQuantity(own(item, key), what);
  if (quantity === null) return null;
  return { value: quantity.value, unit: quantity.unit || ownText(item, ...unitKeys) };
}

// `avgHeartRate` and `heartRate.avg` say the same; either may be zero where the other is not.
function figure(item: JsonObject, key: string, inner: string): unknown {
  const direct = own(item, key);
  const amount = readAmount(isObject(direct) ? own(direct, 'qty', 'value') : direct, 'heart rate');
  if (amount !== null && amount > 0) return amount;
  const heartRate = own(item, 'heartRate');
  return isObject(heartRate) ? own(heartRate, inner) : undefined;
}

// Zero and nonsense are both no climb; neither is worth losing the workout for.
function readAscent(item: JsonObject): Quantity | null {
  const elevation = own(item, 'elevation');
  const read = attempt(() => {
    const up = readQuantity(own(item, 'elevationUp', 'elevationAscended'), 'climb');
    if (up !== null || !isObject(elevation)) return up;
    const ascent = readAmount(own(elevation, 'ascent'), 'climb');
    return ascent === null ? null : { value: ascent, unit: ownText(elevation, 'units', 'unit') };
  });
  return 'value' in read ? read.value : null;
}

function longest(sums: (Quantity | null)[]): Quantity | null {
  let best: Quantity | null = null;
  for (const sum of sums) {
    if (sum !== null && (best === null || sum.value > best.value)) best = sum;
  }
  return best;
}

/**
 * A record as the app itself sends it: `{ startDate, endDate, workoutActivityType, duration,
 * totalDistance, totalEnergyBurned, heartRateData: { average, maximum, minimum, zones } }`,
 * with minutes, kilometres and kilocalories where no unit is given.
 */
function readRecord(item: JsonObject, place: string): WrittenWorkout {
  const end = own(item, 'endDate', 'end');
  const heartRateData = own(item, 'heartRateData');
  const heartRate = isObject(heartRateData) ? heartRateData : {};
  return {
    place,
    externalId: own(item, 'id', 'uuid'),
    activityName: ownText(item, 'workoutActivityType', 'type', 'name'),
    start: readMoment(own(item, 'startDate', 'start'), 'start date'),
    end: end === undefined ? null : readMoment(end, 'end date'),
    duration: readDuration({
      value: own(item, 'duration'),
      unitLabel: ownText(item, 'durationUnits', 'durationUnit'),
      fallbackUnit: 'min',
    }),
    distance: readLabelled(item, 'totalDistance', 'distance'),
    distanceSeries: null,
    activeEnergy: readLabelled(item, 'totalEnergyBurned', 'energy'),
    totalEnergy: null,
    energySeries: null,
    heartRate: {
      average: own(heartRate, 'average', 'avg') ?? own(item, 'averageHeartRate', 'avgHeartRate'),
      maximum: own(heartRate, 'maximum', 'max') ?? own(item, 'maximumHeartRate', 'maxHeartRate'),
      minimum: own(heartRate, 'minimum', 'min') ?? own(item, 'minimumHeartRate', 'minHeartRate'),
      samples: Array.isArray(heartRateData) ? heartRateData : [],
    },
    zones: own(heartRate, 'zones'),
    ascent: null,
  };
}

function isRecord(item: JsonObject): boolean {
  return (
    own(item, 'start') === undefined && own(item, 'startDate', 'workoutActivityType') !== undefined
  );
}

function readLabelled(item: JsonObject, key: string, what: string): Quantity | null {
  const quantity = readQuantity(own(item, key), what);
  if (quantity === null) return null;
  return {
    value: quantity.value,
    unit: quantity.unit || ownText(item, `${key}Units`, `${key}Unit`),
  };
}
