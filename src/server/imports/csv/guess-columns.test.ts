import { describe, expect, it } from 'vitest';
import { CSV_COLUMNS, CSV_FIELDS } from '../../../contract/csv-import.ts';
import { guessColumns } from './guess-columns.ts';

function guess(header: string) {
  const names = header.split(',');
  const columns = guessColumns(names);
  return CSV_FIELDS.flatMap((field) => {
    const column = columns[field];
    return column === null ? [] : [`${field} ${names[column]}`];
  });
}

describe('the columns of a header', () => {
  it('are found by the spec’s own names, in any order', () => {
    const header =
      'Notes,Calories,Heart Rate Zones,Average Heart Rate,Distance (running),Duration,Workout Type,Date';
    expect(guess(header)).toEqual([
      ...['date Date', 'workoutType Workout Type', 'duration Duration'],
      ...['distance Distance (running)', 'avgHeartRate Average Heart Rate'],
      ...['zones Heart Rate Zones', 'calories Calories', 'notes Notes'],
    ]);
  });

  it('are found by each field’s own label', () => {
    const labels = CSV_FIELDS.map((field) => CSV_COLUMNS[field].label);
    const columns = guessColumns(labels);
    expect(CSV_FIELDS.map((field) => columns[field])).toEqual(labels.map((_label, at) => at));
  });

  it.each([
    [
      'Datum,Sportart,Dauer,Distanz,Ø Herzfrequenz,Max. Herzfrequenz,Kalorien,Bemerkung',
      'date workoutType duration distance avgHeartRate maxHeartRate calories notes',
    ],
    [
      'Date,Type d’activité,Durée,Distance,Fréquence cardiaque moyenne,Calories,Commentaires',
      'date workoutType duration distance avgHeartRate calories notes',
    ],
    [
      'Fecha,Tipo de actividad,Tiempo,Distancia,Frecuencia cardíaca media,Calorías,Notas',
      'date workoutType duration distance avgHeartRate calories notes',
    ],
    [
      'Data,Tipo attività,Durata,Distanza,Calorie,Note',
      'date workoutType duration distance calories notes',
    ],
    [
      'Datum,Soort,Duur,Afstand,Gemiddelde hartslag,Notities',
      'date workoutType duration distance avgHeartRate notes',
    ],
    [
      'Title,WorkoutType,WorkoutDescription,PlannedDuration,PlannedDistanceInMeters,WorkoutDay,DistanceInMeters,TimeTotalInHours,HeartRateAverage,HeartRateMax,Rpe,Feeling',
      'date workoutType duration distance avgHeartRate maxHeartRate notes effort feel',
    ],
    ['Datum,Sportart,Dauer,Ø Puls', 'date workoutType duration avgHeartRate'],
    [
      'date,z1,z2,z3,z4,z5,minutes',
      'date duration zone1Minutes zone2Minutes zone3Minutes zone4Minutes zone5Minutes',
    ],
  ])('%s', (header, fields) => {
    expect(guess(header).map((found) => found.split(' ')[0])).toEqual(fields.split(' '));
  });

  it('are not taken from pace, speed, laps, recovery, ids or ends', () => {
    const header =
      'Activity ID,End Time,Avg Pace,Max Speed,Best Lap Time,Recovery Heart Rate,Elevation Gain,Time Zone,Goal Distance,Filename';
    expect(guess(header)).toEqual([]);
  });

  it('prefer the moving time to the elapsed one and the first of two equal names', () => {
    const columns = guessColumns('Date,Elapsed Time,Distance,Moving Time,Distance'.split(','));
    expect([columns.duration, columns.distance]).toEqual([3, 2]);
  });
});
