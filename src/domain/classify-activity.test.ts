import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { classifyActivity } from './classify-activity.ts';
import { SPORT_LABELS, SPORTS, type Sport } from './sports.ts';
import {
  RUNNING_SUBTYPE_LABELS,
  RUNNING_SUBTYPES,
  WORKOUT_TYPE_LABELS,
  WORKOUT_TYPES,
} from './workout-kinds.ts';

const BY_LANGUAGE: Readonly<Record<string, readonly (readonly [Sport, string])[]>> = {
  English: [
    ['run', 'Running'],
    ['run', 'Outdoor Run'],
    ['walk', 'Outdoor Walk'],
    ['hike', 'Hiking'],
    ['cycling', 'Indoor Cycle Ride'],
    ['strength', 'Functional Strength Training'],
    ['yoga', 'Yoga'],
    ['pilates', 'Pilates'],
    ['swim', 'Pool Swim'],
    ['rowing', 'Rower'],
    ['elliptical', 'Elliptical'],
  ],
  German: [
    ['run', 'Laufen'],
    ['run', 'Outdoor-Lauf'],
    ['walk', 'Gehen'],
    ['walk', 'Spaziergang'],
    ['hike', 'Wandern'],
    ['cycling', 'Radfahren'],
    ['cycling', 'Outdoor Rad'],
    ['strength', 'Traditionelles Krafttraining'],
    ['yoga', 'Yoga'],
    ['pilates', 'Pilates'],
    ['swim', 'Schwimmbad Schwimmen'],
    ['swim', 'Freiwasserschwimmen'],
    ['rowing', 'Rudern'],
    ['elliptical', 'Ellipsentrainer'],
    ['elliptical', 'Crosstrainer'],
    ['skiing', 'Skilanglauf'],
    ['skating', 'Eislaufen'],
    ['other', 'Herz-Kreislauf-Training'],
  ],
  French: [
    ['run', 'Course à pied'],
    ['run', 'Course à pied urbaine'],
    ['run', 'Course extérieure'],
    ['walk', 'Marche en extérieur'],
    ['hike', 'Randonnée'],
    ['cycling', 'Vélo en extérieur'],
    ['strength', 'Entraînement de Force Fonctionnelle'],
    ['strength', 'Musculation'],
    ['yoga', 'Yoga'],
    ['pilates', 'Pilates'],
    ['swim', 'Natation en piscine'],
    ['rowing', 'Rameur'],
    ['elliptical', 'Vélo elliptique'],
  ],
  Spanish: [
    ['run', 'Carrera al Aire Libre'],
    ['run', 'Correr'],
    ['walk', 'Caminata al Aire Libre'],
    ['walk', 'Caminar'],
    ['hike', 'Senderismo'],
    ['cycling', 'Interior Ciclismo'],
    ['strength', 'Entrenamiento de Fuerza Tradicional'],
    ['yoga', 'Yoga'],
    ['pilates', 'Pilates'],
    ['swim', 'Natación'],
    ['rowing', 'Remo'],
    ['elliptical', 'Elíptica'],
  ],
  Portuguese: [
    ['run', 'Correr'],
    ['run', 'Corrida ao Ar Livre'],
    ['run', 'Corrida em trilha'],
    ['walk', 'Caminhada'],
    ['hike', 'Trilha'],
    ['cycling', 'Ciclismo'],
    ['strength', 'Treino de Força'],
    ['yoga', 'Ioga / Yoga'],
    ['pilates', 'Pilates'],
    ['swim', 'Natação'],
    ['rowing', 'Remo'],
    ['elliptical', 'Elíptico'],
  ],
  Italian: [
    ['run', 'Corsa outdoor'],
    ['walk', 'Camminata'],
    ['hike', 'Escursionismo'],
    ['cycling', 'Ciclismo'],
    ['strength', 'Allenamento della forza'],
    ['yoga', 'Yoga'],
    ['pilates', 'Pilates'],
    ['swim', 'Nuoto in piscina'],
    ['rowing', 'Canottaggio'],
    ['rowing', 'Vogatore'],
    ['elliptical', 'Ellittica'],
  ],
  Dutch: [
    ['run', 'Hardlopen buiten'],
    ['run', 'Buitenhardlopen'],
    ['walk', 'Wandelen'],
    ['hike', 'Hiken'],
    ['cycling', 'Fietsen'],
    ['cycling', 'Binnenfietsen'],
    ['strength', 'Functionele krachttraining'],
    ['yoga', 'Yoga'],
    ['pilates', 'Pilates'],
    ['swim', 'Zwemmen'],
    ['rowing', 'Roeien'],
    ['elliptical', 'Crosstrainer'],
  ],
  Chinese: [
    ['run', '户外跑步'],
    ['run', '戶外跑步'],
    ['run', '越野跑'],
    ['walk', '户外 步行'],
    ['hike', '徒步'],
    ['hike', '健行'],
    ['cycling', '户外骑行'],
    ['cycling', '室內單車'],
    ['strength', '功能性力量训练'],
    ['strength', '傳統肌力訓練'],
    ['yoga', '瑜伽'],
    ['pilates', '普拉提'],
    ['swim', '泳池游泳'],
    ['rowing', '划船机'],
    ['elliptical', '椭圆机'],
    ['other', '跑酷'],
  ],
  Japanese: [
    ['run', '屋外ランニング'],
    ['walk', '屋外ウォーキング'],
    ['hike', 'ハイキング'],
    ['cycling', 'サイクリング'],
    ['strength', '機能的筋力トレーニング'],
    ['yoga', 'ヨガ'],
    ['pilates', 'ピラティス'],
    ['swim', 'プールスイミング'],
    ['rowing', 'ローイングマシン'],
    ['elliptical', 'エリプティカル'],
    ['other', 'バランストレーニング'],
  ],
  'Swedish, Danish, Polish, Russian, Korean': [
    ['run', 'Löpning'],
    ['walk', 'Utomhuspromenad'],
    ['run', 'Løb'],
    ['run', 'Bieganie'],
    ['walk', 'Spacer'],
    ['run', 'Бег на улице'],
    ['walk', 'Ходьба'],
    ['run', '실외 달리기'],
    ['walk', '걷기'],
    ['run', 'Futás'],
    ['run', 'Alergare'],
    ['run', 'Trčanje'],
    ['run', 'Bėgimas'],
    ['run', 'Koşu'],
    ['run', 'Τρέξιμο'],
    ['run', 'ריצה'],
    ['run', 'جري'],
    ['run', 'วิ่ง'],
    ['run', 'Chạy bộ'],
    ['run', 'Lari'],
    ['run', 'Біг'],
    ['walk', 'Yürüyüş'],
    ['walk', 'Chůze'],
    ['walk', 'Đi bộ'],
    ['cycling', 'Kerékpározás'],
    ['cycling', 'Bisiklet'],
    ['swim', 'Úszás'],
    ['swim', 'Plavání'],
  ],
};

const HEALTHKIT_OTHERS =
  `AmericanFootball Archery AustralianFootball Badminton Barre Baseball Basketball Bowling Boxing
  CardioDance Climbing Cooldown CoreTraining Cricket CrossCountrySkiing CrossTraining Curling
  Cycling Dance DanceInspiredTraining DiscSports DownhillSkiing Elliptical EquestrianSports Fencing
  Fishing FitnessGaming Flexibility FunctionalStrengthTraining Golf Gymnastics HandCycling Handball
  HighIntensityIntervalTraining Hockey Hunting JumpRope Kickboxing Lacrosse MartialArts MindAndBody
  MixedCardio MixedMetabolicCardioTraining Other PaddleSports Pickleball Pilates Play
  PreparationAndRecovery Racquetball Rowing Rugby Sailing SkatingSports SnowSports Snowboarding
  Soccer SocialDance Softball Squash StairClimbing Stairs StepTraining SurfingSports SwimBikeRun
  Swimming TableTennis TaiChi Tennis TrackAndField TraditionalStrengthTraining Transition
  UnderwaterDiving Volleyball WaterFitness WaterPolo WaterSports Wrestling Yoga`.split(/\s+/);

const STRAVA_OTHERS =
  `AlpineSki BackcountrySki Badminton Basketball Canoeing Cricket Crossfit Dance EBikeRide Elliptical
  EMountainBikeRide Golf GravelRide Handcycle HighIntensityIntervalTraining IceSkate InlineSkate
  Kayaking Kitesurf MountainBikeRide NordicSki Padel PhysicalTherapy Pickleball Pilates Racquetball
  Ride RockClimbing RollerSki Rowing Sail Skateboard Snowboard Soccer Squash StairStepper
  StandUpPaddling Surfing Swim TableTennis Tennis Velomobile VirtualRide VirtualRow Volleyball
  WaterSport WeightTraining Windsurf Workout Yoga`.split(/\s+/);

describe('an activity is known by its name', () => {
  const rows = Object.entries(BY_LANGUAGE).flatMap(([language, names]) =>
    names.map(([sport, name]) => ({ language, name, sport })),
  );
  test.each(rows)('$language: $name is $sport', ({ name, sport }) => {
    const kind = classifyActivity(name);
    expect(kind.sport).toBe(sport);
    expect(kind.workoutType).toBe(
      sport === 'strength'
        ? 'strength'
        : sport === 'run' || sport === 'walk' || sport === 'hike'
          ? 'running'
          : 'cross',
    );
    expect(kind.runningSubtype !== null).toBe(kind.workoutType === 'running');
  });

  test('of HealthKit only running, walking, hiking and wheelchair paces are running', () => {
    const sportOf = (name: string) => classifyActivity(`HKWorkoutActivityType${name}`).sport;
    expect(sportOf('Running')).toBe('run');
    expect(sportOf('Walking')).toBe('walk');
    expect(sportOf('Hiking')).toBe('hike');
    expect(sportOf('WheelchairRunPace')).toBe('wheelchair');
    expect(sportOf('WheelchairWalkPace')).toBe('wheelchair');
    const running = HEALTHKIT_OTHERS.filter(
      (name) => classifyActivity(`HKWorkoutActivityType${name}`).workoutType === 'running',
    );
    expect(running).toEqual([]);
  });

  test('of HealthKit the two strength trainings and the core are strength', () => {
    const strength = HEALTHKIT_OTHERS.filter(
      (name) => classifyActivity(`HKWorkoutActivityType${name}`).workoutType === 'strength',
    );
    expect(strength).toEqual([
      'CoreTraining',
      'FunctionalStrengthTraining',
      'TraditionalStrengthTraining',
    ]);
  });

  test('of Strava only runs, walks, hikes, snowshoes and wheelchairs are running', () => {
    expect(classifyActivity('TrailRun').sport).toBe('run');
    expect(classifyActivity('VirtualRun').sport).toBe('run');
    expect(classifyActivity('Snowshoe').sport).toBe('hike');
    const running = STRAVA_OTHERS.filter(
      (name) => classifyActivity(name).workoutType === 'running',
    );
    expect(running).toEqual([]);
  });

  test.each([
    'Massage',
    'Sauna',
    'Brunch',
    'Throwing',
    'Interval Training',
    'Golf Course',
    'Obstacle Course',
    'Deep water running',
    'Motorcycling',
    'Wine tasting',
    '???',
    '',
  ])('%j is cross, never silently a run', (name) => {
    const kind = classifyActivity(name);
    expect(kind.workoutType).toBe('cross');
    expect(kind.runningSubtype).toBeNull();
  });

  test('strength comes before running, as in the mapping of old', () => {
    expect(classifyActivity('Strength for running').workoutType).toBe('strength');
    expect(classifyActivity('Weighted walk').workoutType).toBe('strength');
  });

  test('a very long name is read from its beginning, quickly', () => {
    const name = `Running ${'walkwalk'.repeat(200_000)}`;
    expect(classifyActivity(name).sport).toBe('run');
    expect(processorMs(() => classifyActivity(name), { enoughMs: 200 })).toBeLessThan(200);
  });

  test('any text at all has a kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const kind = classifyActivity(name);
        expect(WORKOUT_TYPES).toContain(kind.workoutType);
        expect(kind.runningSubtype !== null).toBe(kind.workoutType === 'running');
      }),
    );
  });
});

describe('the subtype of a run', () => {
  test.each([
    'Treadmill Running',
    'treadmill',
    'Indoor Run',
    'VirtualRun',
    'Laufband',
    'Laufbandtraining',
    'Indoor-Laufen',
    'Course à pied sur tapis roulant',
    'Course à pied en intérieur',
    'Carrera en cinta',
    'Correr en interiores',
    'Corrida na esteira',
    'Corsa indoor',
    'Tapis roulant',
    'Hardlopen binnen',
    'Loopband',
    '室内跑步',
    '跑步机',
    '室内ランニング',
    'ランニングマシン',
    'トレッドミル (ランニング)',
  ])('%s is on the treadmill', (name) => {
    expect(classifyActivity(name)).toEqual({
      workoutType: 'running',
      runningSubtype: 'treadmill',
      sport: 'run',
    });
  });

  test.each([
    'Caminar en cinta de correr',
    'Marche sur tapis de course',
    '跑步机 步行',
    'Indoor Walk',
  ])('%s is a walk on the treadmill, not a run', (name) => {
    expect(classifyActivity(name)).toEqual({
      workoutType: 'running',
      runningSubtype: 'treadmill',
      sport: 'walk',
    });
  });

  test.each(['Interval run', 'Intervalllauf', 'Course fractionnée', '间歇跑步', 'Fartlek'])(
    '%s is a run in intervals',
    (name) => expect(classifyActivity(name).runningSubtype).toBe('outdoor-interval'),
  );

  test.each(['Long Run', 'Langer Lauf', 'Sortie longue', 'Carrera larga', 'Corsa lunga'])(
    '%s is a long run',
    (name) => expect(classifyActivity(name).runningSubtype).toBe('outdoor-long'),
  );

  test('any other run is an easy one outside', () => {
    expect(classifyActivity('Running').runningSubtype).toBe('outdoor-easy');
    expect(classifyActivity('Long walk').runningSubtype).toBe('outdoor-easy');
  });
});

describe('our own names', () => {
  test('of subtypes are read back from their label and their id', () => {
    for (const subtype of RUNNING_SUBTYPES) {
      const kind = { workoutType: 'running', runningSubtype: subtype, sport: 'run' };
      expect(classifyActivity(subtype)).toEqual(kind);
      expect(classifyActivity(RUNNING_SUBTYPE_LABELS[subtype])).toEqual(kind);
    }
  });

  test('of types are read back from their label and their id', () => {
    for (const type of WORKOUT_TYPES) {
      expect(classifyActivity(type).workoutType).toBe(type);
      expect(classifyActivity(WORKOUT_TYPE_LABELS[type]).workoutType).toBe(type);
    }
  });

  test('of sports are read back from their label and their id', () => {
    for (const sport of SPORTS) {
      expect(classifyActivity(sport).sport).toBe(sport);
      expect(classifyActivity(SPORT_LABELS[sport]).sport).toBe(sport);
    }
  });
});
