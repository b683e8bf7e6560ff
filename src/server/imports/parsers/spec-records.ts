import { readMoment } from '../quantities/moments.ts';
import { readDuration } from './duration.ts';
import {
  isObject,
  type JsonObject,
  own,
  ownText,
  type Quantity,
  readQuantity,
} from './json-values.ts';
import type { WrittenWorkout } from './settle-workout.ts';

/**
 * A record as the app itself sends it: `{ startDate, endDate, workoutActivityType, duration,
 * totalDistance, totalEnergyBurned, heartRateData: { average, maximum, minimum, zones } }`,
 * with minutes, kilometres and kilocalories where no unit is given.
 */
export function readRecord(item: JsonObject, place: string): WrittenWorkout {
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

export function isRecord(item: JsonObject): boolean {
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
