import { describe, expect, it } from 'vitest';
import { type ColumnRole, matchHeaders } from './health-columns.ts';

function roles(header: string): { [role: string]: string } {
  const cells = header.split(',');
  const found: { [role: string]: string } = {};
  for (const [role, { index, unit }] of matchHeaders(cells) ?? []) {
    found[role] = unit === '' ? String(index) : `${index} ${unit}`;
  }
  return found;
}

const V1 = { type: '0', start: '1', end: '2', duration: '3' };

describe('the headers of exports', () => {
  it.each<[string, string, Partial<Record<ColumnRole, string>>]>([
    [
      'English, miles',
      'Workout Type,Start,End,Duration,Active Energy (kcal),Resting Energy (kcal),Intensity (kcal/hr·kg),Max. Heart Rate (count/min),Avg. Heart Rate (count/min),Distance (mi),Max. Speed (mi/hr),Avg. Speed (mi/hr),Flights Climbed,Elevation Ascended (ft),Elevation Descended (ft),Step Count,Step Cadence (spm),Swimming Stroke Count,Swim Cadence (spm),Lap Length (yd),Swim Stroke Style,SWOLF Score,Water Salinity,Temperature (degF),Humidity (%),Location,',
      {
        activeEnergy: '4 kcal',
        maximumHeartRate: '7 count/min',
        averageHeartRate: '8 count/min',
        distance: '9 mi',
        ascent: '13 ft',
      },
    ],
    [
      'version 2',
      'Type,Start,End,Duration,Total Energy (kJ),Active Energy (kJ),Max Heart Rate (bpm),Avg Heart Rate (bpm),Distance (km),Avg Speed(km/hr),Step Count (count),Step Cadence (spm),Swimming Stroke Count (count),Swim Stoke Cadence (spm),Flights Climbed (count),Elevation Ascended (m),Elevation Descended (m)',
      {
        totalEnergy: '4 kJ',
        activeEnergy: '5 kJ',
        maximumHeartRate: '6 bpm',
        averageHeartRate: '7 bpm',
        distance: '8 km',
        ascent: '15 m',
      },
    ],
    [
      'Spanish',
      'Workout Type,Start,End,Duration,Energía Activa (kJ),Energía en Reposo (kJ),Intensidad (kcal/hr·kg),Frecuencia Cardíaca Máxima (bpm),Frecuencia Cardíaca Promedio (bpm),Distancia (km),Velocidad Máx. (km/hr),Veloc. Prom. (km/hr),Pisos Subidos,Elevación Ascendida (m),Elevación Descendida (m),Conteo de Pasos,Cadencia de Paso (spm)',
      {
        activeEnergy: '4 kJ',
        maximumHeartRate: '7 bpm',
        averageHeartRate: '8 bpm',
        distance: '9 km',
        ascent: '13 m',
      },
    ],
    [
      'Portuguese',
      'Workout Type,Start,End,Duration,Energia Ativa (kJ),Freq. Cardíaca Máxima (bpm),Freq. Cardíaca Média (bpm),Distância (km)',
      {
        activeEnergy: '4 kJ',
        maximumHeartRate: '5 bpm',
        averageHeartRate: '6 bpm',
        distance: '7 km',
      },
    ],
    [
      'Dutch',
      'Workout Type,Start,End,Duration,Actieve Energie (kJ),Rustenergie (kJ),Max. Hartslag (count/min),Gem. Hartslag (count/min),Afstand (km),Stappentelling,Locatie',
      {
        activeEnergy: '4 kJ',
        maximumHeartRate: '6 count/min',
        averageHeartRate: '7 count/min',
        distance: '8 km',
      },
    ],
    [
      'German',
      'Workout Type,Start,End,Duration,Aktive Energie (kJ),Ruheenergie (kJ),Max. Herzfrequenz (bpm),Durchschn. Herzfrequenz (bpm),Distanz (km),Aufstieg (m),Abstieg (m)',
      {
        activeEnergy: '4 kJ',
        maximumHeartRate: '6 bpm',
        averageHeartRate: '7 bpm',
        distance: '8 km',
        ascent: '9 m',
      },
    ],
    [
      'French',
      'Workout Type,Start,End,Duration,Énergie active (kJ),Énergie au repos (kJ),Fréquence cardiaque max. (bpm),Fréquence cardiaque moyenne (bpm),Distance (km),Dénivelé positif (m),Dénivelé négatif (m)',
      {
        activeEnergy: '4 kJ',
        maximumHeartRate: '6 bpm',
        averageHeartRate: '7 bpm',
        distance: '8 km',
        ascent: '9 m',
      },
    ],
    [
      'Italian',
      'Workout Type,Start,End,Duration,Energia attiva (kJ),Energia a riposo (kJ),Frequenza respiratoria (count/min),Frequenza cardiaca massima (bpm),Frequenza cardiaca media (bpm),Distanza (km)',
      {
        activeEnergy: '4 kJ',
        maximumHeartRate: '7 bpm',
        averageHeartRate: '8 bpm',
        distance: '9 km',
      },
    ],
    [
      'Chinese',
      'Workout Type,Start,End,Duration,活动能量 (千焦),静息能量 (千焦),心率 [最大] (bpm),心率 [平均值] (bpm),距离 (公里),步数 (步)',
      {
        activeEnergy: '4 千焦',
        maximumHeartRate: '6 bpm',
        averageHeartRate: '7 bpm',
        distance: '8 公里',
      },
    ],
    [
      'Japanese',
      'Workout Type,Start,End,Duration,アクティブエネルギー (kJ),安静時エネルギー (kJ),心拍数 [最大] (count/min),心拍数 [平均] (count/min),距離 (km)',
      {
        activeEnergy: '4 kJ',
        maximumHeartRate: '6 count/min',
        averageHeartRate: '7 count/min',
        distance: '8 km',
      },
    ],
  ])('%s', (_, header, expected) => {
    expect(roles(header)).toEqual({ ...V1, ...expected });
  });

  it.each([
    'Start Date,End Date,Workout Activity Type,Duration,Total Distance,Total Energy Burned,Average Heart Rate,Maximum Heart Rate,Minimum Heart Rate',
    'startDate,endDate,workoutActivityType,duration,totalDistance,totalEnergyBurned,averageHeartRate,maximumHeartRate,minimumHeartRate',
    'START DATE,END DATE,WORKOUT ACTIVITY TYPE,DURATION,TOTAL DISTANCE,TOTAL ENERGY BURNED,AVERAGE HEART RATE,MAXIMUM HEART RATE,MINIMUM HEART RATE',
  ])("the app's own columns: %s", (header) => {
    expect(roles(header)).toEqual({
      start: '0',
      end: '1',
      type: '2',
      duration: '3',
      distance: '4',
      activeEnergy: '5',
      averageHeartRate: '6',
      maximumHeartRate: '7',
      minimumHeartRate: '8',
    });
  });

  it('localised throughout', () => {
    expect(roles('Tipo,Inicio,Fin,Duración')).toEqual(V1);
    expect(roles('Trainingsart,Beginn,Ende,Dauer').start).toBe('1');
    expect(roles('类型,开始,结束,时长')).toEqual(V1);
    expect(roles('Type,Heure de début,Heure de fin,Durée')).toEqual(V1);
  });
});

it('resting and recovery heart rates are not those of the workout', () => {
  const header = 'Resting Heart Rate (bpm),Heart Rate Recovery (bpm),Heart Rate Variability (ms)';
  expect(roles(header)).toEqual({});
});

it('what is in parentheses but no unit belongs to the name', () => {
  expect(roles('Distance (running),Heart Rate (max)')).toEqual({
    distance: '0',
    maximumHeartRate: '1',
  });
});

it('a million columns are no header', () => {
  expect(matchHeaders(Array.from({ length: 1_000_000 }, () => 'Start'))).toBeNull();
});
