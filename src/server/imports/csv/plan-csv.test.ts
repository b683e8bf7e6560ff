import { describe, expect, it } from 'vitest';
import { planAtOnce, readCsv } from '../../../../testing/imports/read-csv.ts';
import type { KnownWorkout } from '../plan-import.ts';

const HEADER = 'Date,Type,Duration,Distance,Notes';
const RUN = '2026-03-01,Run,0:45,8,river';

function workoutsOf(lines: string[], header = HEADER) {
  return readCsv([header, ...lines].join('\n')).workouts;
}

/** The log after a plan was carried out. */
function logAfter(planned: ReturnType<typeof planAtOnce>): KnownWorkout[] {
  return planned.flatMap((item, id) =>
    item.outcome === 'add'
      ? [known(item.converted.columns, { id, source_key: item.sourceKey })]
      : [],
  );
}

function known(columns: object, more: Partial<KnownWorkout>): KnownWorkout {
  return {
    ...{ id: 0, date: '', started_at: null, utc_offset_s: null, workout_type: 'running' },
    ...{ duration_s: 0, distance_m: null, ascent_m: null, calories: null, avg_heart_rate: null },
    ...{ max_heart_rate: null, zone1_s: 0, zone2_s: 0, zone3_s: 0, zone4_s: 0, zone5_s: 0 },
    ...{ gel_type: null, caffeinated_gels: 0, non_caffeinated_gels: 0, hydration_ml: null },
    ...{ title: null, notes: null, source_key: null, version: 1, deleted_at: null },
    ...columns,
    ...more,
  };
}

function replan(before: string[], after: string[], header = HEADER) {
  const log = logAfter(planAtOnce({ workouts: workoutsOf(before), known: [] }));
  const again = planAtOnce({ workouts: workoutsOf(after, header), known: log });
  return again.map(({ outcome }) => outcome);
}

describe('a file against the log', () => {
  it('adds every line once, real repeats too, and nothing the second time', () => {
    const lines = [RUN, RUN, '2026-03-01,Strength,0:45,,'];
    const planned = planAtOnce({ workouts: workoutsOf(lines), known: [] });
    expect(planned.map(({ outcome }) => outcome)).toEqual(['add', 'add', 'add']);
    const keys = planned.map(({ sourceKey }) => sourceKey);
    expect(new Set(keys).size).toBe(3);
    expect(keys[1]).toBe(`${keys[0]}#2`);
    expect(replan(lines, lines)).toEqual(['alreadyThere', 'alreadyThere', 'alreadyThere']);
    expect(replan(lines, lines.toReversed())).toEqual(Array(3).fill('alreadyThere'));
  });

  it('adds the third of three where two are there', () => {
    expect(replan([RUN, RUN], [RUN, RUN, RUN])).toEqual(['alreadyThere', 'alreadyThere', 'add']);
  });

  it('keeps two of one length apart by what else they say', () => {
    const [arms, legs] = ['2026-03-01,Strength,0:45,,arms', '2026-03-01,Strength,0:45,,legs'];
    expect(replan([arms], [legs])).toEqual(['add']);
    expect(replan([arms, legs], [legs])).toEqual(['alreadyThere']);
  });

  it('keeps two runs of one day apart by their time', () => {
    const morning = '2026-03-01 07:00,Run,0:45,8,';
    const evening = '2026-03-01 19:00,Run,0:45,8,';
    expect(replan([morning], [evening, morning])).toEqual(['add', 'alreadyThere']);
  });

  it('with another column mapped fills what is missing and adds nothing', () => {
    const line = '2026-03-01,Run,0:45,8,,148,5/20/15/5/0';
    const header = `${HEADER},HR,Zones`;
    const log = logAfter(
      planAtOnce({ workouts: workoutsOf(['2026-03-01,Run,0:45,8,']), known: [] }),
    );
    const [item] = planAtOnce({ workouts: workoutsOf([line], header), known: log });
    expect(item).toMatchObject({
      outcome: 'enrich',
      columns: { avg_heart_rate: 148, zone1_s: 300, zone2_s: 1200, zone5_s: 0 },
    });
  });

  it('overwrites nothing: what the athlete has edited stays, and is not added again', () => {
    const log = logAfter(planAtOnce({ workouts: workoutsOf([RUN]), known: [] })).map((row) => ({
      ...row,
      ...{ date: '2026-03-02', notes: 'my own words', avg_heart_rate: 150, version: 2 },
    }));
    const [same] = planAtOnce({ workouts: workoutsOf([RUN]), known: log });
    expect(same?.outcome).toBe('alreadyThere');
    const [more] = planAtOnce({
      workouts: workoutsOf([`${RUN},171`], `${HEADER},Max HR`),
      known: log,
    });
    expect(more).toMatchObject({ outcome: 'enrich', columns: { max_heart_rate: 171 } });
  });

  it('brings back nothing that was deleted', () => {
    const log = logAfter(planAtOnce({ workouts: workoutsOf([RUN]), known: [] })).map((row) => ({
      ...row,
      deleted_at: 1,
    }));
    const lines = [`${RUN},171`];
    const [item] = planAtOnce({ workouts: workoutsOf(lines, `${HEADER},Max HR`), known: log });
    expect(item?.outcome).toBe('alreadyThere');
  });
});
